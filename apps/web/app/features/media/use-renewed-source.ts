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
  /** For what the page asks again: for an address that is not over, or for whatever the lesson's film is now. */
  const [asked, setAsked] = useState<'address' | 'film' | null>(null);
  const askedAt = useRef(answeredAt);
  const reopened = useRef<string>(null);
  const fresh = video.videoUrl !== held.videoUrl;

  // React's own way to follow a prop: set while rendering, before anything is drawn.
  if (asked && fresh) {
    setHeld(video);
    setAsked(null);
  }

  useEffect(() => {
    if (!asked) return;
    if (answeredAt !== askedAt.current) {
      // The address is the one that was there: what lies behind it may be another all the same.
      if (asked === 'film') setAttempt((before) => before + 1);
      return setAsked(null);
    }
    const timer = setTimeout(() => setAsked(null), RENEWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [asked, answeredAt]);

  function retry(failure: PlaybackFailure | null) {
    if (fresh) setHeld(video);
    else if (failure === 'expired' && onSourceExpired) ask('address');
    else if (failure === 'taken-away' && onSourceExpired) ask('film');
    else setAttempt(attempt + 1);
  }

  function ask(what: 'address' | 'film') {
    askedAt.current = answeredAt;
    setAsked(what);
    onSourceExpired?.();
  }

  /** The teacher had it made in another way, or put another in its place, while it was watched; once an address. */
  function reopen() {
    if (reopened.current === held.videoUrl) return;
    reopened.current = held.videoUrl;
    retry('taken-away');
  }

  return { held, attempt, renewing: asked !== null, retry, renew: () => ask('address'), reopen };
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
