import { useLayoutEffect, useRef } from 'react';

/** What of a press tells; a click and a key have both. */
export type Press = Pick<UIEvent, 'detail' | 'timeStamp'>;

/** The halves of a double press are no further apart, under a slow thumb either. */
const APART_MS = 600;
/** A press waits no longer while the page is busy. */
const LONGEST_WAIT_MS = 10_000;

/** The second half of a double press is no answer to what the first half brought to its place. */
export function isSecondPress({ detail, timeStamp }: Press, broughtAt: number): boolean {
  const since = timeStamp - broughtAt;
  // Clocks that do not agree at all must not make every press count for nothing.
  return detail > 1 || (since > -LONGEST_WAIT_MS && since < APART_MS);
}

/** Tells second halves by when this came; whatever else was pressed since makes the next press one of its own. */
export function useSecondPress(brought: unknown) {
  const broughtAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was brought is all that matters of it
  useLayoutEffect(() => {
    broughtAt.current = performance.now();
  }, [brought]);
  return {
    isSecond: (press: Press) => isSecondPress(press, broughtAt.current),
    pressedElse: () => {
      broughtAt.current = Number.NEGATIVE_INFINITY;
    },
  };
}
