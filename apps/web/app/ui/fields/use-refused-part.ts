import { useEffect, useRef, useState } from 'react';
import { hasPart } from './no-number.ts';

export const WHOLE_ONLY = 'لازم عدد صحيح من غير كسور.';

interface RefusedPart {
  /** What stands in the field although it is no whole number. */
  refused: string | null;
  /** Takes what was typed, in 0-9, and answers whether it was refused. */
  take: (typed: string) => boolean;
}

/** A part of a number stays as it was typed where a whole one is asked for, until another is typed or comes from elsewhere. */
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
    take(typed) {
      const isRefused = hasPart(typed);
      isTyped.current = true;
      setRefused(isRefused ? typed : null);
      return isRefused;
    },
  };
}
