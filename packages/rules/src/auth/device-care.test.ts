import { expect, test } from 'vitest';
import { hasManyDevices, nextDeviceFreeing } from './device-care.ts';

const DAY = 24 * 60 * 60 * 1000;

test('a place is freed by a code once in seven days, and not a moment sooner [TRUST-13, T-DEV-6]', () => {
  expect(nextDeviceFreeing(null, 0)).toBeNull();
  expect(nextDeviceFreeing(1000, 1000 + 7 * DAY - 1)).toBe(1000 + 7 * DAY);
  expect(nextDeviceFreeing(1000, 1000 + 7 * DAY)).toBeNull();
});

test('four new devices in thirty days are many, three are not, and old ones do not count [TRUST-14, T-DEV-6]', () => {
  const now = 100 * DAY;
  expect(hasManyDevices([now, now - DAY, now - 2 * DAY], now)).toBe(false);
  expect(hasManyDevices([now, now - DAY, now - 2 * DAY, now - 30 * DAY + 1], now)).toBe(true);
  expect(hasManyDevices([now, now - DAY, now - 2 * DAY, now - 30 * DAY], now)).toBe(false);
});
