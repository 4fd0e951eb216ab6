import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { MINUTE, QUESTION, TRY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { filmLength } from '@hessa/rules/text/film-length';
import { countedAlone } from '@hessa/rules/text/plural';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';

interface SizedLesson {
  readonly durationSeconds: number | null;
  readonly questionCount: number | null;
  readonly exam?: { readonly minutes: number; readonly attempts: number } | undefined;
}

/** A kind of lesson wherever one is named. */
interface LessonLook {
  word: string;
  /** In the lists beside a lesson, in the specification's own words. */
  listed: string;
  icon: typeof IconPlayerPlay;
  /** On the one thing to press. */
  startIcon: typeof IconPlayerPlay;
  /** How much of it there is, where that is known. */
  size: (lesson: SizedLesson, digits: DigitStyle) => string | null;
}

export const LESSON_LOOKS: Readonly<Record<LessonKindName, LessonLook>> = {
  Video: {
    word: 'فيديو',
    listed: 'فيديو',
    icon: IconPlayerPlay,
    startIcon: IconPlayerPlayFilled,
    size: ({ durationSeconds }, digits) => (durationSeconds ? filmLength(durationSeconds, digits) : null),
  },
  Quiz: {
    word: 'امتحان',
    listed: 'اختبار',
    icon: IconListCheck,
    startIcon: IconListCheck,
    size: ({ questionCount, exam }, digits) => {
      if (!questionCount) return null;
      const questions = countedAlone(questionCount, QUESTION, digits);
      if (!exam) return questions;
      const { minutes, attempts } = exam;
      return `${questions}، ${countedAlone(minutes, MINUTE, digits)}، ${countedAlone(attempts, TRY, digits)}`;
    },
  },
};

export function lessonSize(lesson: SizedLesson & { readonly type: LessonKindName }, digits: DigitStyle): string | null {
  return LESSON_LOOKS[lesson.type].size(lesson, digits);
}
