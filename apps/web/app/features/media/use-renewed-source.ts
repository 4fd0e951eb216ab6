import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaybackFailure } from './adapters/player-adapter.ts';

/** A page that could not fetch a new address in this time says so. */
const RENEWS_WITHIN_MS = 15_000;

interface Addressed {
  videoUrl: string;
}

/**
 * The address that plays. A page asks for its content again now and then and gets another signature each time; a video
 * that plays is not disturbed by it. Only one that failed takes the new address.
 */
export function useRenewedSource<Video extends Addressed>(video: Video, onExpired: (() => void) | undefined) {
  const [held, setHeld] = useState(video);
  const [attempt, setAttempt] = useState(0);
  const [renewing, setRenewing] = useState(false);
  const fresh = video.videoUrl !== held.videoUrl;

  // React's own way to follow a prop: set while rendering, before anything is drawn.
  if (renewing && fresh) {
    setHeld(video);
    setRenewing(false);
  }

  useEffect(() => {
    if (!renewing) return;
    const timer = setTimeout(() => setRenewing(false), RENEWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [renewing]);

  function retry(failure: PlaybackFailure | null) {
    if (fresh) setHeld(video);
    else if (failure === 'expired' && onExpired) renew();
    else setAttempt(attempt + 1);
  }

  function renew() {
    setRenewing(true);
    onExpired?.();
  }

  /** The teacher had it made in another way, or put another in its place, while it was watched; looked at once. */
  function reopen() {
    if (attempt > 0) return;
    onExpired?.();
    setAttempt(1);
  }

  return { held, attempt, renewing, retry, renew, reopen };
}

/** Acts once on every failure that mends itself: an address that ran out, a line that comes back, a film made anew. */
export function useMending(
  failure: PlaybackFailure | null,
  actions: { onExpired: () => void; onLineBack: () => void; onGone: () => void },
): void {
  const expired = useEffectEvent(actions.onExpired);
  const back = useEffectEvent(actions.onLineBack);
  const gone = useEffectEvent(actions.onGone);
  useEffect(() => {
    if (failure === 'expired') expired();
    if (failure === 'taken-away') gone();
    if (failure !== 'line') return;
    const online = () => back();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [failure]);
}
