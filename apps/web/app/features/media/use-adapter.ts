import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { openAdapter, type PlayableSource } from './adapters/open-adapter.ts';
import { type AdapterOptions, IDLE, type PlayerAdapter, type PlayerSnapshot } from './adapters/player-adapter.ts';

interface Carried {
  readonly startAt: number;
  readonly volume: number;
  readonly speed: number;
  readonly playing: boolean;
  /** What earlier attempts fetched. */
  readonly fetchedBytes: number;
}

const FRESH: Carried = { startAt: 0, volume: 1, speed: 1, playing: false, fetchedBytes: 0 };
const NOTHING = () => () => {};

/**
 * Opens the provider's player in `stage`. A new source or attempt takes over where the last one was, as loud and as
 * fast; `playAtOnce` is for a press that came before there was anything to play.
 */
export function useAdapter(
  stage: RefObject<HTMLElement | null>,
  source: PlayableSource | null,
  options: Omit<AdapterOptions, 'startAt'>,
  attempt: number,
  /** The second that the page was opened at, and how fast its student plays. */
  first: Partial<Pick<Carried, 'startAt' | 'speed'>> = {},
) {
  const [adapter, setAdapter] = useState<PlayerAdapter | null>(null);
  const carried = useRef<Carried>({ ...FRESH, ...first });
  const open = useEffectEvent((host: HTMLElement, from: PlayableSource) => {
    const { startAt, volume, speed, playing } = carried.current;
    const made = openAdapter(host, from, { ...options, startAt });
    if (volume !== 1) made.setVolume(volume);
    if (speed !== 1) made.setSpeed(speed);
    if (playing) made.play();
    return made;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same source again
  useEffect(() => {
    if (!source || !stage.current) return;
    const made = open(stage.current, source);
    setAdapter(made);
    return () => {
      made.poll();
      const { positionSeconds, volume, speed, fetchedBytes } = made.snapshot();
      const { playing, fetchedBytes: before } = carried.current;
      carried.current = { startAt: positionSeconds, volume, speed, playing, fetchedBytes: before + fetchedBytes };
      made.destroy();
      setAdapter(null);
    };
  }, [stage, source, attempt]);

  const snapshot: PlayerSnapshot = useSyncExternalStore(
    adapter?.subscribe ?? NOTHING,
    () => adapter?.snapshot() ?? IDLE,
    () => IDLE,
  );
  // A failure says "not playing" itself; what counts for the next attempt is what was wanted before it.
  useEffect(() => {
    if (adapter && snapshot.failure === null) carried.current = { ...carried.current, playing: snapshot.playing };
  }, [adapter, snapshot.playing, snapshot.failure]);

  return {
    adapter,
    snapshot,
    fetchedBytes: carried.current.fetchedBytes + snapshot.fetchedBytes,
    playAtOnce: (from = carried.current.startAt) => {
      carried.current = { ...carried.current, playing: true, startAt: from };
    },
  };
}
