import { type LessonProgress, NO_LESSON_PROGRESS, NO_QUIZ_PROGRESS, type QuizProgress } from './gauges.ts';

export type StatisticsParts<L extends LessonProgress, Q extends QuizProgress> =
  | { readonly kind: 'both-failed' }
  | {
      readonly kind: 'shown';
      readonly lessons: L | LessonProgress;
      readonly quizzes: Q | QuizProgress;
      /** The part whose zeros are not the student's but stand for a call that failed. */
      readonly failed: 'lessons' | 'quizzes' | null;
    };

/** Puts the answers of the two calls together; null is a call that failed. */
export function statisticsParts<L extends LessonProgress, Q extends QuizProgress>(
  lessons: L | null,
  quizzes: Q | null,
): StatisticsParts<L, Q> {
  if (lessons === null && quizzes === null) return { kind: 'both-failed' };
  return {
    kind: 'shown',
    lessons: lessons ?? NO_LESSON_PROGRESS,
    quizzes: quizzes ?? NO_QUIZ_PROGRESS,
    failed: lessons === null ? 'lessons' : quizzes === null ? 'quizzes' : null,
  };
}
