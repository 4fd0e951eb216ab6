import { mergeRanges, type PlayedRange } from './covered-seconds.ts';

/** Reports come about once a second; a jump within this much more than the time that passed looks like playing. */
const SLACK_SECONDS = 1.5;

export interface WatchedMoment {
  readonly positionSeconds: number;
  readonly speed: number;
  readonly playing: boolean;
  readonly atMs: number;
}

/**
 * The stretches that really ran between two looks at the player. What was jumped over is not watched, and a phone
 * that slept through its timers still gets what it played.
 */
export function playedBetween(before: WatchedMoment | null, now: WatchedMoment): PlayedRange | null {
  if (!before?.playing) return null;
  const moved = now.positionSeconds - before.positionSeconds;
  const possible = ((now.atMs - before.atMs) / 1000) * Math.max(before.speed, now.speed) + SLACK_SECONDS;
  return moved > 0 && moved <= possible ? [before.positionSeconds, now.positionSeconds] : null;
}

/** Adds a stretch; of more than can be told at once the longest are kept. */
export function addPlayed(known: readonly PlayedRange[], played: PlayedRange, atMost: number): PlayedRange[] {
  const merged = mergeRanges([...known, played]);
  if (merged.length <= atMost) return merged;
  const longest = [...merged].sort((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, atMost);
  return mergeRanges(longest);
}
