import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchOutbox } from '../../outbox/outbox.ts';
import { unsentPositions } from './hand-in.ts';

/** A choice normally reaches the server at once; only one that takes longer is worth a word. */
const WORTH_A_WORD_MS = 2_000;

/** Whether choices of this quiz lie on the phone alone. */
export function useUnsent(userId: string, lessonId: number): boolean {
  return useSyncExternalStore(
    watchOutbox,
    () => unsentPositions(userId, lessonId).length > 0,
    () => false,
  );
}

/** The same, once it has lasted. */
export function useLongUnsent(userId: string, lessonId: number): boolean {
  const unsent = useUnsent(userId, lessonId);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!unsent) return setLong(false);
    const timer = setTimeout(() => setLong(true), WORTH_A_WORD_MS);
    return () => clearTimeout(timer);
  }, [unsent]);
  return unsent && long;
}
