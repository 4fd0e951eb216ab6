import { useEffect, useState } from 'react';
import type { PlayerAdapter } from './adapters/player-adapter.ts';

/** Words under the picture are the reader's wish, not the provider's: whatever plays next shows them too. */
export function useCaptions(adapter: PlayerAdapter | null, available: boolean) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    adapter?.showCaptions(true);
    return () => adapter?.showCaptions(false);
  }, [adapter, shown]);
  return { shown, toggle: () => available && setShown(!shown) };
}
