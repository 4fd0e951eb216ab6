import { TIMINGS } from '@hessa/rules/site/timings';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import { useEffect, useState } from 'react';

/** How long until a moment, looked at every second and told anew only when its words change. */
export function useTimeLeft(
  endsAt: number,
  skewMs: number,
  words: (ms: number) => string = remainingTimeWords,
): number {
  const [left, setLeft] = useState(() => endsAt - (Date.now() + skewMs));
  useEffect(() => {
    const look = () => {
      const next = endsAt - (Date.now() + skewMs);
      setLeft((shown) => (words(shown) === words(next) ? shown : next));
    };
    look();
    const timer = setInterval(look, TIMINGS.availabilityTick);
    return () => clearInterval(timer);
  }, [endsAt, skewMs, words]);
  return left;
}
