import { useEffect, useState } from 'react';

/** Between two letters of somebody who types; only what they stop at is asked for. */
const PAUSE_MS = 150;

/** The value once it has rested for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
