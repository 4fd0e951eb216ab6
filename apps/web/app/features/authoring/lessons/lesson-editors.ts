import type { LessonGap } from '@hessa/rules/lessons/kinds/lesson-kind';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';

/** A kind of lesson as a teacher adds one. */
interface LessonEditor {
  word: string;
  newTitle: string;
  example: string;
  add: string;
  /** What it means to one, and to several, for whom its unit has closed. */
  late: readonly [one: string, several: string];
}

export const LESSON_EDITORS: Readonly<Record<LessonKindName, LessonEditor>> = {
  Video: {
    ...{ word: 'فيديو', newTitle: 'فيديو جديد', example: 'مثلًا: since ولا for؟', add: 'ضيف الفيديو' },
    late: [
      'الفيديو مش هيفتح عنده. لو عايزه يتفرّج عليه، زوّد له وقت الوحدة من كارته.',
      'الفيديو مش هيفتح عندهم. اللي عايزه يتفرّج عليه، زوّد له وقت الوحدة من كارته.',
    ],
  },
  Quiz: {
    ...{ word: 'امتحان', newTitle: 'امتحان جديد', example: 'مثلًا: امتحان الوحدة', add: 'ضيف الامتحان' },
    late: [
      'الامتحان هيوصله ويقدر يحلّه متأخر، ومش هيعدّي للي بعده غير لما يسلّمه.',
      'الامتحان هيوصلهم ويقدروا يحلّوه متأخر، ومش هيعدّوا للي بعده غير لما يسلّموه.',
    ],
  },
};

/** Beside a lesson that is not complete. */
export const GAP_WORDS: Readonly<Record<LessonGap, string>> = {
  'no-video': 'من غير فيديو',
  'no-questions': 'من غير أسئلة',
};
