import { useSyncExternalStore } from 'react';
import { isWaiting, watchOutbox } from './outbox.ts';

/** Papers that were handed in lie on the phone under these names until the server has them. */
export const quizKey = (lessonId: number) => `quiz:${lessonId}`;
export const examKey = (lessonId: number) => `exam:${lessonId}`;

/** And so do answers of a quiz that is under way. */
export const choicesKey = (lessonId: number) => `answers:${lessonId}`;

/** Whether a letter of this name is such a paper. */
export const isPaper = (key: string) => /^(?:quiz|exam):/.test(key);

const isPaperWaiting = (lessonId: number) => isWaiting(quizKey(lessonId)) || isWaiting(examKey(lessonId));

/** Whether the paper of a quiz or an exam was handed in and still has to be sent. */
export function usePaperWaiting(lessonId: number): boolean {
  return useSyncExternalStore(
    watchOutbox,
    () => isPaperWaiting(lessonId),
    () => false,
  );
}

/** The first of these lessons of which no paper waits; null where there is none. */
export function useFirstToDo(lessonIds: readonly number[]): number | null {
  return useSyncExternalStore(
    watchOutbox,
    () => lessonIds.find((lessonId) => !isPaperWaiting(lessonId)) ?? null,
    () => lessonIds[0] ?? null,
  );
}
