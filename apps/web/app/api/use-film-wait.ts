import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from './api-error.ts';

const LOOK_EVERY_MS = 10_000;

interface Asked {
  reply: unknown;
  error: ApiError | null;
  refresh: () => Promise<void>;
}

/** Whether a lesson's film is still being made: then it is asked for again until it is there, while somebody looks. */
export function useFilmWait({ reply, error, refresh }: Asked): boolean {
  const [waited, setWaited] = useState(false);
  // Between two looks there is neither an answer nor a refusal, and a cut line is no news of the film.
  const isOpen = error === null || error.isNetwork;
  // Who has another film open meanwhile goes on with it.
  const waits = reply === undefined && (isOpen ? waited : error.code === 'lesson.film_not_ready');
  if (waits !== waited) setWaited(waits);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
  return waits;
}
