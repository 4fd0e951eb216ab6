import { describe, expect, test } from 'vitest';
import { crowdPauseMs } from './crowd-pauses.ts';

const pauses = (random: number) => Array.from({ length: 6 }, (_, time) => crowdPauseMs(time, random) ?? Number.NaN);

describe('coming back to a crowded server', () => {
  test('takes longer every time and ends after six [LEAN-04]', () => {
    for (const random of [0, 0.5, 1]) {
      const all = pauses(random);
      expect(all).toEqual([...all].sort((a, b) => a - b));
    }
    expect(crowdPauseMs(6, 0.5)).toBeNull();
  });

  test('is spread over as long as the pause itself, so that a class does not come back as one [LEAN-04]', () => {
    const [soonest, latest] = [pauses(0), pauses(1)];
    for (const [time, at] of latest.entries()) expect(at - (soonest[time] ?? 0)).toBe(at / 1.5);
  });
});
