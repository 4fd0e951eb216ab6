import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlaybackFailure } from './adapters/player-adapter.ts';

/** A page that could not fetch a new address in this time says so. */
const RENEWS_WITHIN_MS = 15_000;

interface Shown<Video> {
  video: Video;
  answeredAt?: number;
  onSourceExpired?: () => void;
}

/**
 * The address that plays. A page asks for its content again now and then and gets another signature each time; a video
 * that plays is not disturbed by it. Only one that failed takes the new address.
 */
export function useRenewedSource<Video extends { videoUrl: string }>({
  video,
  answeredAt,
  onSourceExpired,
}: Shown<Video>) {
  const [held, setHeld] = useState(video);
  const [attempt, setAttempt] = useState(0);
  const [awaited, setAwaited] = useState(false);
  const askedAt = useRef(answeredAt);
  const reopened = useRef<string>(null);
  const fresh = video.videoUrl !== held.videoUrl;

  // React's own way to follow a prop: set while rendering, before anything is drawn.
  if (awaited && fresh) {
    setHeld(video);
    setAwaited(false);
  }

  useEffect(() => {
    if (!awaited) return;
    // The answer names the address that was there: no other will come.
    if (answeredAt !== askedAt.current) return setAwaited(false);
    const timer = setTimeout(() => setAwaited(false), RENEWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [awaited, answeredAt]);

  function retry(failure: PlaybackFailure | null) {
    if (fresh) setHeld(video);
    else if (failure === 'expired' && onSourceExpired) renew();
    else if (failure === 'taken-away') openAnew();
    else setAttempt(attempt + 1);
  }

  function renew() {
    askedAt.current = answeredAt;
    setAwaited(true);
    onSourceExpired?.();
  }

  /** Where it was, for one made in another way, and where the page says it is now, for one put in its place. */
  function openAnew() {
    setAttempt(attempt + 1);
    if (onSourceExpired) renew();
  }

  /** The teacher did either while it was watched; each address is looked at once. */
  function reopen() {
    if (reopened.current === held.videoUrl) return;
    reopened.current = held.videoUrl;
    openAnew();
  }

  return { held, attempt, awaited, retry, renew, reopen };
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
