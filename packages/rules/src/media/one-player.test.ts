import { expect, test } from 'vitest';
import { isPlaying, PLAYING_BEAT_MS, PLAYING_LAPSES_MS } from './one-player.ts';

test('a player counts as playing for a minute after its last word, and has two words in it [TRUST-04, T-DEV-7]', () => {
  expect(isPlaying(null, 0)).toBe(false);
  expect(isPlaying(1000, 1000 + PLAYING_LAPSES_MS - 1)).toBe(true);
  expect(isPlaying(1000, 1000 + PLAYING_LAPSES_MS)).toBe(false);
  expect(PLAYING_LAPSES_MS).toBe(60_000);
  expect(2 * PLAYING_BEAT_MS).toBeLessThanOrEqual(PLAYING_LAPSES_MS);
});
