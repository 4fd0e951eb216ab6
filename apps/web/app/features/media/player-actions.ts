import { PLAYBACK_SPEEDS, type PlaybackSpeed, speedStep, volumeStep } from '@hessa/rules/media/playback';
import type { PlayerAdapter } from './adapters/player-adapter.ts';

export interface PlayerActions {
  toggle(): void;
  seekTo(seconds: number): void;
  seekBy(seconds: number): void;
  /** Tenths of the whole video, by the digits of the keyboard. */
  seekToTenth(tenth: number): void;
  setVolume(volume: number): void;
  stepVolume(direction: 'up' | 'down'): void;
  toggleMute(): void;
  setSpeed(speed: number): void;
  stepSpeed(direction: 'up' | 'down'): void;
}

/** What buttons, keys and fingers do; each asks the provider itself how things stand, never the last picture. */
export function createPlayerActions(
  adapter: PlayerAdapter | null,
  /** Hears of every speed that somebody chose. */
  onSpeed: (speed: number) => void,
): PlayerActions {
  let loud = 1;
  const now = () => adapter?.snapshot();

  function setVolume(volume: number) {
    if (volume > 0) loud = volume;
    adapter?.setVolume(volume);
  }

  function setSpeed(speed: number) {
    onSpeed(speed);
    adapter?.setSpeed(speed);
  }

  function seekTo(seconds: number) {
    const state = now();
    if (!state?.can.seek) return;
    adapter?.seek(Math.max(0, Math.min(seconds, state.durationSeconds ?? seconds)));
  }

  return {
    toggle() {
      if (now()?.playing) adapter?.pause();
      else adapter?.play();
    },
    seekTo,
    seekBy: (seconds) => seekTo((now()?.positionSeconds ?? 0) + seconds),
    seekToTenth(tenth) {
      const duration = now()?.durationSeconds;
      if (duration) seekTo((duration * tenth) / 10);
    },
    setVolume,
    stepVolume(direction) {
      const state = now();
      if (state?.can.volume === 'steps') setVolume(volumeStep(state.volume, direction));
    },
    toggleMute() {
      const state = now();
      if (state && state.can.volume !== 'none') setVolume(state.volume > 0 ? 0 : loud);
    },
    setSpeed,
    stepSpeed(direction) {
      const state = now();
      if (!state || state.can.speeds.length === 0) return;
      const current = PLAYBACK_SPEEDS.find((speed) => speed === state.speed) ?? (1 satisfies PlaybackSpeed);
      setSpeed(speedStep(current, direction));
    },
  };
}
