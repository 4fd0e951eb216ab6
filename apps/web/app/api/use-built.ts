import { useDeferredValue } from 'react';

/**
 * Whether a page may show what has just come. A store's news are drawn in one go, which holds a cheap phone up; what is
 * built one step after them is built in slices, between which a press is answered.
 */
export function useBuilt(isHere: boolean): boolean {
  return useDeferredValue(isHere) && isHere;
}
