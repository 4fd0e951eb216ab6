/** How often a player that plays says so. */
export const PLAYING_BEAT_MS = 30_000;

/** A player that said nothing for this long plays no more. */
export const PLAYING_LAPSES_MS = 60_000;

/** Whether a login that last said so at `playingAt` still counts as playing. */
export function isPlaying(playingAt: number | null, now: number): boolean {
  return playingAt !== null && now - playingAt < PLAYING_LAPSES_MS;
}
