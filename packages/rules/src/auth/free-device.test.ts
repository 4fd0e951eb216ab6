import { expect, test } from 'vitest';
import { FREE_DEVICE_EVERY_MS, hasManyNewDevices, mayFreeDevice } from './free-device.ts';

const now = 1_800_000_000_000;
const DAY = 86_400_000;

test('a place is freed by code at most once in seven days [T-DEV-6]', () => {
  expect(mayFreeDevice(null, now)).toBe(true);
  expect(mayFreeDevice(now - FREE_DEVICE_EVERY_MS + 1, now)).toBe(false);
  expect(mayFreeDevice(now - 7 * DAY, now)).toBe(true);
});

test('four new devices in thirty days raise the flag [T-DEV-6]', () => {
  const daysAgo = (...days: number[]) => days.map((count) => now - count * DAY);
  expect(hasManyNewDevices(daysAgo(1, 2, 3), now)).toBe(false);
  expect(hasManyNewDevices(daysAgo(1, 2, 3, 29), now)).toBe(true);
  expect(hasManyNewDevices(daysAgo(1, 2, 3, 30), now)).toBe(false);
});
