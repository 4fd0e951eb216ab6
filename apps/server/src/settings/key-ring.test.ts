import { describe, expect, test } from 'vitest';
import { createKeyRing } from './key-ring.ts';
import { newKeySet } from './secrets.ts';

const HOUR = 3_600_000;
const [first, second, third] = [newKeySet(), newKeySet(), newKeySet()];
const ROTATED = new Date('2026-11-16T10:00:00Z');
const later = (ms: number) => new Date(ROTATED.getTime() + ms);
const ringAt = (now: Date) =>
  createKeyRing(
    [
      { keys: third, sealsFrom: later(24 * HOUR) },
      { keys: first, sealsFrom: new Date(0) },
      { keys: second, sealsFrom: ROTATED },
    ],
    () => now,
  );

describe('the keys of an installation over time', () => {
  test('the newest that has begun seals; one that will begin opens already [MACH-04]', () => {
    expect(ringAt(later(-1)).current).toBe(first);
    expect(ringAt(ROTATED).current).toBe(second);
    expect(ringAt(later(24 * HOUR)).current).toBe(third);
    expect(ringAt(ROTATED).all).toEqual([second, third, first]);
    expect(ringAt(ROTATED).first).toBe(first);
  });

  test('what lives for hours is opened by an earlier key for so long and no longer: a stolen one forges nothing [MACH-05]', () => {
    expect(ringAt(later(6 * HOUR)).forWhatLives(6 * HOUR)).toContain(first);
    expect(ringAt(later(6 * HOUR + 60_001)).forWhatLives(6 * HOUR)).not.toContain(first);
    expect(ringAt(later(6 * HOUR + 60_001)).forWhatLives(6 * HOUR)).toEqual([third, second]);
  });

  test('what follows from a moment follows from the keys of that moment, also after they changed [MACH-04]', () => {
    const ring = ringAt(later(48 * HOUR));
    expect([ring.at(later(-1)), ring.at(later(1)), ring.at(later(25 * HOUR))]).toEqual([first, second, third]);
    expect(ring.at(new Date(-1))).toBe(first);
  });

  test('another generation is taken in while everything runs [MACH-04]', () => {
    const ring = createKeyRing([{ keys: first, sealsFrom: new Date(0) }], () => ROTATED);
    expect(ring.current).toBe(first);
    ring.renew([
      { keys: first, sealsFrom: new Date(0) },
      { keys: second, sealsFrom: ROTATED },
    ]);
    expect([ring.current, ring.first]).toEqual([second, first]);
  });
});
