import { useState } from 'react';
import { useLineReturn } from '../../api/use-line-return.ts';
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
  useLineReturn(refusal?.kind === 'no-line' || refusal?.kind === 'unreachable', () => setRefusal(null));
  return [refusal, setRefusal] as const;
}
