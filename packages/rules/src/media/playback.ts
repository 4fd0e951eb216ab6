import { wholePercent } from '../statistics/whole-percent.ts';

export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

const FINISH_PROMPT_FRACTION = 0.9;

/** The volume one step of a tenth up or down, without the dust of binary fractions. */
export function volumeStep(volume: number, direction: 'up' | 'down'): number {
  const tenths = Math.round(volume * 10) + (direction === 'up' ? 1 : -1);
  return Math.min(10, Math.max(0, tenths)) / 10;
}

export function isMuted(volume: number): boolean {
  return volume <= 0;
}

/** The next listed speed in a direction; the ends stay where they are. */
export function speedStep(speed: PlaybackSpeed, direction: 'up' | 'down'): PlaybackSpeed {
  const at = PLAYBACK_SPEEDS.indexOf(speed) + (direction === 'up' ? 1 : -1);
  return PLAYBACK_SPEEDS[at] ?? speed;
}

/** Whether the player itself offers to finish the lesson. */
export function offersFinish(playedFraction: number, completed: boolean): boolean {
  return !completed && playedFraction > FINISH_PROMPT_FRACTION;
}

export type WatchProgress =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly percent: number; readonly remainingSeconds: number };

/** How far a video is; unknown until its length is. */
export function watchProgress(positionSeconds: number, durationSeconds: number | null | undefined): WatchProgress {
  if (durationSeconds == null || !Number.isFinite(durationSeconds) || durationSeconds <= 0) return { kind: 'unknown' };
  const position = Math.min(durationSeconds, Math.max(0, positionSeconds));
  return {
    kind: 'known',
    percent: position === durationSeconds ? 100 : wholePercent((position * 100) / durationSeconds),
    remainingSeconds: Math.ceil(durationSeconds - position),
  };
}
