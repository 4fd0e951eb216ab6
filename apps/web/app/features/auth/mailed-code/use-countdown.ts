import { useCallback, useEffect, useState } from 'react';

/** Seconds until `ms` have passed since the last start; it starts by itself when the screen opens. */
export function useCountdown(ms: number): { seconds: number; restart: () => void } {
  const [left, setLeft] = useState(ms);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts it again
  useEffect(() => {
    const end = performance.now() + ms;
    setLeft(ms);
    // Asked of the clock and not counted: a sleeping phone stops its timers.
    const timer = setInterval(() => {
      const rest = end - performance.now();
      setLeft(Math.max(0, rest));
      if (rest <= 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [ms, round]);

  const restart = useCallback(() => setRound((before) => before + 1), []);
  return { seconds: Math.ceil(left / 1_000), restart };
}
