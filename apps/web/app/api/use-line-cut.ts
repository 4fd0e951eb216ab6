import { useSyncExternalStore } from 'react';
import { watchLine } from './line-watch.ts';

/**
 * The browser itself knows of no line: nothing broke, what needs one is asked for anew when it is back, and the strip
 * at the screen's end has the press that tries it.
 */
export function useLineCut(): boolean {
  return useSyncExternalStore(
    watchLine,
    () => navigator.onLine === false,
    () => false,
  );
}
