import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchOutbox } from '../../outbox/outbox.ts';
import { unsentChoices } from './save-choices.ts';
import { HELD_AT_MOST } from './send-together.ts';

/** A choice normally reaches the server at once; only one that takes longer is worth a word. */
const WORTH_A_WORD_MS = 2_000;

/** How many choices of this quiz lie on the phone alone. */
export function useUnsent(userId: string, lessonId: number): number {
  return useSyncExternalStore(
    watchOutbox,
    () => unsentChoices(userId, lessonId).length,
    () => 0,
  );
}

/** Whether more of them lie there than are held on purpose, once it has lasted. */
export function useLongUnsent(userId: string, lessonId: number): boolean {
  const unsent = useUnsent(userId, lessonId) > HELD_AT_MOST;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!unsent) return setLong(false);
    const timer = setTimeout(() => setLong(true), WORTH_A_WORD_MS);
    return () => clearTimeout(timer);
  }, [unsent]);
  return unsent && long;
}
