import { describe, expect, test } from 'vitest';
import { minutesLeft } from './marking-pace.ts';

/** The desk was opened at zero; each paper took so many seconds. */
function after(...seconds: number[]): number[] {
  const moments = [0];
  for (const each of seconds) moments.push((moments.at(-1) ?? 0) + each * 1000);
  return moments;
}

describe('what is left to mark', () => {
  test.each([
    ['nothing before three papers are marked', after(30, 30), 10, null],
    ['the pace of the middle paper', after(20, 30, 120), 10, 5],
    ['a pause for tea is no pace', after(30, 1200, 30, 30), 10, 5],
    ['never less than a minute while something waits', after(2, 2, 2), 1, 1],
    ['nothing when nothing waits', after(30, 30, 30), 0, null],
  ])('%s [EXAM-137]', (_, moments, waiting, minutes) => {
    expect(minutesLeft(moments, waiting)).toBe(minutes);
  });
});
