import type { Input, Route } from '@hessa/contract/client';

/** Under what the phone keeps things, also for whoever looks without the code that keeps them. */
export const PRIVATE_DATABASE = 'hessa-private';
export const PRIVATE_STORE = 'entries';

/** Of an answer. */
export function keptName<R extends Route>(route: R, input: Input<R>): string {
  return `${route} ${JSON.stringify(input ?? null)}`;
}

/** Of the questions of an exam under way. */
export function examPaperName(lessonId: number): string {
  return `exam-paper ${lessonId}`;
}

/** Of a lesson whose film was kept to be watched without a line. */
export function keptLessonName(lessonId: number | ''): string {
  return `kept-lesson ${lessonId}`;
}
