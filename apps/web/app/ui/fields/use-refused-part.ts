import { useEffect, useRef, useState } from 'react';
import { wholeFault } from './no-number.ts';

interface RefusedPart {
  /** What stands in the field although it is no whole number, and what is said of it there. */
  refused: string | null;
  fault: string | null;
  /** Takes what was typed, in 0-9, and answers whether it was refused. */
  take: (typed: string) => boolean;
}

/** What is no whole number stays as it was typed where one is asked for, until another is typed or comes from elsewhere. */
export function useRefusedPart(value: string): RefusedPart {
  const [refused, setRefused] = useState<string | null>(null);
  const known = useRef(value);
  const isTyped = useRef(false);
  useEffect(() => {
    if (known.current !== value && !isTyped.current) setRefused(null);
    known.current = value;
    isTyped.current = false;
  });
  return {
    refused,
    fault: wholeFault(refused ?? ''),
    take(typed) {
      const isRefused = wholeFault(typed) !== null;
      isTyped.current = true;
      setRefused(isRefused ? typed : null);
      return isRefused;
    },
  };
}
