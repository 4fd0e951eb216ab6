import { TIMINGS } from '@hessa/rules/site/timings';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PlayerAdapter, PlayerSnapshot } from './adapters/player-adapter.ts';
import { createWatchReporter, type WatchReporter } from './watch-position.ts';

const SILENT: WatchReporter = { note: () => {}, stop: () => {}, leave: () => {} };

/** Looks at the player once a second and whenever it stands still, and tells the page and, of a lesson, the server. */
export function useWatchReports(
  lessonId: number | null,
  adapter: PlayerAdapter | null,
  { playing, ended, positionSeconds, ready, can }: PlayerSnapshot,
  onLook: (snapshot: PlayerSnapshot) => void,
) {
  const [reporter] = useState(() => (lessonId === null ? SILENT : createWatchReporter(lessonId, Date.now())));

  const look = useEffectEvent(() => {
    if (!adapter) return;
    const now = adapter.snapshot();
    reporter.note({ ...now, atMs: Date.now() });
    onLook(now);
  });

  // A frame that tells nothing by itself is asked all the time.
  const ticking = adapter !== null && (playing || can.ownBar);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => {
      adapter.poll();
      look();
    }, TIMINGS.playerPositionPoll);
    return () => clearInterval(timer);
  }, [ticking, adapter]);

  // And as it begins: who jumps ahead and stops before the first second is over would have begun nowhere.
  useEffect(() => {
    if (playing) look();
  }, [playing]);

  // Once more at every stop: a video that ends between two looks would never be seen at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is news about a player at rest
  useEffect(() => {
    if (ready && !playing) look();
  }, [ready, playing, ended, positionSeconds]);

  useEffect(() => {
    if (ready && !playing) reporter.stop();
  }, [ready, playing, reporter]);

  const leave = useEffectEvent(() => {
    adapter?.poll();
    if (adapter) reporter.note({ ...adapter.snapshot(), atMs: Date.now() });
    reporter.leave();
  });
  // Before the page is drawn without it: by the time of an ordinary effect the player is gone, and with it the place.
  useLayoutEffect(() => {
    const away = () => leave();
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', away);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', away);
      leave();
    };
  }, []);
}
