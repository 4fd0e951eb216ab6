import { useEffect, useEffectEvent } from 'react';
import { lineNow, watchLine } from './line-watch.ts';

/**
 * Told once the line is there that was away. Where one call alone was lost and the browser believes in its line nothing
 * came back, and what was said of that call stays.
 */
export function useLineReturn(isSaid: boolean, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => (isSaid ? watchReturn(() => returned()) : undefined), [isSaid]);
}

export function watchReturn(returned: () => void): () => void {
  let wasAway = lineNow() === 'away';
  return watchLine(() => {
    const isAway = lineNow() === 'away';
    if (wasAway && !isAway) returned();
    wasAway = isAway;
  });
}
