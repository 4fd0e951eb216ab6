import type { LessonGap } from '@hessa/rules/lessons/kinds/lesson-kind';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';

/** A kind of lesson as a teacher adds one. */
interface LessonEditor {
  word: string;
  newTitle: string;
  example: string;
  add: string;
}

export const LESSON_EDITORS: Readonly<Record<LessonKindName, LessonEditor>> = {
  Video: { word: 'فيديو', newTitle: 'فيديو جديد', example: 'مثلًا: since ولا for؟', add: 'ضيف الفيديو' },
  Quiz: { word: 'امتحان', newTitle: 'امتحان جديد', example: 'مثلًا: امتحان الوحدة', add: 'ضيف الامتحان' },
};

/** Beside a lesson that is not complete. */
export const GAP_WORDS: Readonly<Record<LessonGap, string>> = {
  'no-video': 'من غير فيديو',
  'no-questions': 'من غير أسئلة',
};
