import { useMemo, useSyncExternalStore } from 'react';
import { draftKey } from '../../session/begun-here.ts';
import { readStored } from '../../session/safe-storage.ts';
import { parseDraft, type QuizDraft, watchDrafts } from './quiz-draft.ts';

/** What the phone keeps of this quiz, as it changes here or in another tab. */
export function useQuizDraft(userId: string, lessonId: number): QuizDraft | null {
  const text = useSyncExternalStore(
    watchDrafts,
    () => readStored(draftKey(userId, lessonId)),
    () => null,
  );
  return useMemo(() => parseDraft(text), [text]);
}
