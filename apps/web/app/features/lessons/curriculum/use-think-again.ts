import { useEffect, useReducer } from 'react';

/** Colours change with the days, so a page that stays open is thought over every minute. */
const LONGEST_MS = 60_000;

/** Renders again at a moment of the phone's clock, and every minute until then. */
export function useThinkAgain(at: number | null): void {
  const [, think] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const wait = at === null ? LONGEST_MS : Math.min(LONGEST_MS, Math.max(0, at - Date.now()));
    const timer = setTimeout(think, wait);
    return () => clearTimeout(timer);
  });
}
