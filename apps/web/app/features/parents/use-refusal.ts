import { useEffect, useState } from 'react';
import { lineNow, watchLine } from '../../api/line-watch.ts';
import type { LookupRefusal } from './look-up-child.ts';
import type { OddNumbers } from './odd-number.ts';

export interface Refusal {
  kind: LookupRefusal;
  /** What the numbers that found nobody themselves show to be wrong. */
  odd: OddNumbers | null;
}

/** Why nobody was found; what was the line's fault is taken back when the line is. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isLines = refusal?.kind === 'no-line' || refusal?.kind === 'unreachable';
  useEffect(() => {
    if (!isLines) return;
    return watchLine(() => {
      if (lineNow() === 'fine') setRefusal(null);
    });
  }, [isLines]);
  return [refusal, setRefusal] as const;
}
