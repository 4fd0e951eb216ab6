import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True for what the server wrote into this page and the browser took over as it stood; it stays so. False for whatever
 * the browser makes itself, be it another page or this one anew after a fault: the page's policy rightly lets no script
 * write script elements, so whatever renders one asks here first.
 */
export function useWrittenByServer(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isWritten] = useState(isTakenOver);
  return isWritten;
}
