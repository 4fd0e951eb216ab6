import { clockMinutes } from '@hessa/rules/quizzes/exams/sitting-time';
import { useEffect, useRef, useState } from 'react';

/** Long enough to be met by who is in the middle of a sentence. */
const TOLD_MS = 60_000;

/** The minutes that staff gave while the paper is open, for as long as they are told. */
export function useAddedMinutes(endsAt: number): number {
  const known = useRef(endsAt);
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const added = clockMinutes(endsAt - known.current);
    known.current = endsAt;
    if (added <= 0) return;
    setMinutes(added);
    const timer = setTimeout(() => setMinutes(0), TOLD_MS);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return minutes;
}
