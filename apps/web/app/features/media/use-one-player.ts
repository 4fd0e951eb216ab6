import { PLAYING_BEAT_MS } from '@hessa/rules/media/one-player';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { sendAndLeave } from '../../api/send-and-leave.ts';
import type { PlayerAdapter, PlayerSnapshot } from './adapters/player-adapter.ts';

/** The account plays on another device; which one, where that is known. */
export interface Elsewhere {
  device: string | null;
}

const UNKNOWN: Elsewhere = { device: null };
const ROUTE = 'POST /api/Student/playing';

/**
 * An account plays one video at a time. A press on play takes it here; while it plays the server is asked every half
 * minute whether it is still here, and a player that lost it stops and says so.
 */
export function useOnePlayer(
  silent: boolean,
  adapter: PlayerAdapter | null,
  { playing, failure }: PlayerSnapshot,
): { elsewhere: Elsewhere | null; takeBack: () => Promise<void> } {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  // A film that goes on by itself when the line is back is no press: another device may have it by now.
  const resumes = useRef(false);

  const say = useEffectEvent(async (state: 'started' | 'playing') => {
    try {
      const { here, device } = await call(ROUTE, { body: { state } });
      if (here) return;
      adapter?.pause();
      setElsewhere({ device });
    } catch {
      // Without a line nobody is asked; the film itself tells of the line.
    }
  });

  useEffect(() => {
    if (silent || !playing) return;
    setElsewhere(null);
    void say(resumes.current ? 'playing' : 'started');
    resumes.current = false;
    const timer = setInterval(() => void say('playing'), PLAYING_BEAT_MS);
    // Paused or left: the other device need not wait until this one counts as silent.
    const stop = () => sendAndLeave(ROUTE, { body: { state: 'stopped' } });
    addEventListener('pagehide', stop);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [silent, playing]);

  useEffect(() => {
    if (failure !== null) resumes.current = true;
  }, [failure]);

  return {
    elsewhere: elsewhere ?? (failure === 'elsewhere' ? UNKNOWN : null),
    async takeBack() {
      resumes.current = false;
      await call(ROUTE, { body: { state: 'started' } });
      setElsewhere(null);
    },
  };
}
