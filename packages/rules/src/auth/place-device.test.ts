import { describe, expect, test } from 'vitest';
import { DEVICE_IDLE_MS, placeDevice, placeStaffDevice } from './place-device.ts';

const now = 1_800_000_000_000;
const phone = { slot: 1, deviceHash: 'phone', cookieHash: 'cookie-phone', lastUsedAt: now - 1000 };
const tablet = { slot: 2, deviceHash: 'tablet', cookieHash: 'cookie-tablet', lastUsedAt: now - 2000 };
const stranger = { deviceHash: 'laptop', cookieHash: null };

describe('two devices per account', () => {
  test.each([
    ['the first device takes place 1 [ROLE-07]', [], stranger, { kind: 'new', slot: 1 }],
    ['the second device takes place 2 [ROLE-07, LIM-02]', [phone], stranger, { kind: 'new', slot: 2 }],
    ['a gap is filled [T-DEV-4]', [tablet], stranger, { kind: 'new', slot: 1 }],
    ['a third device is refused [SESS-22, T-DEV-2]', [phone, tablet], stranger, { kind: 'full' }],
    [
      'a third device with an unknown cookie is refused [T-DEV-2]',
      [phone, tablet],
      { deviceHash: 'laptop', cookieHash: 'made-up' },
      { kind: 'full' },
    ],
    [
      'the same cookie with a new DeviceId is the same place [T-DEV-1]',
      [phone, tablet],
      { deviceHash: 'cleared', cookieHash: 'cookie-tablet' },
      { kind: 'reuse', slot: 2 },
    ],
    [
      'the same DeviceId without the cookie is the same place [T-DEV-1]',
      [phone, tablet],
      { deviceHash: 'phone', cookieHash: null },
      { kind: 'reuse', slot: 1 },
    ],
    [
      'the cookie outweighs the DeviceId when they point to two places [T-DEV-1]',
      [phone, tablet],
      { deviceHash: 'phone', cookieHash: 'cookie-tablet' },
      { kind: 'reuse', slot: 2 },
    ],
    [
      'a device without a cookie never matches a place without one [T-DEV-1]',
      [{ ...phone, cookieHash: null }, tablet],
      stranger,
      { kind: 'full' },
    ],
  ] as const)('%s', (_name, taken, arriving, place) => {
    expect(placeDevice(taken, arriving, now)).toEqual(place);
  });

  test('thirty days without use free a place, not a millisecond earlier [SESS-22]', () => {
    const idle = (age: number) => placeDevice([phone, { ...tablet, lastUsedAt: now - age }], stranger, now);
    expect(DEVICE_IDLE_MS).toBe(30 * 86_400_000);
    expect(idle(DEVICE_IDLE_MS - 1)).toEqual({ kind: 'full' });
    expect(idle(DEVICE_IDLE_MS)).toEqual({ kind: 'new', slot: 2 });
  });

  test('a device coming back after its idle time takes its own place again [T-DEV-1]', () => {
    const asleep = { ...tablet, lastUsedAt: now - 2 * DEVICE_IDLE_MS };
    expect(placeDevice([phone, asleep], { deviceHash: 'tablet', cookieHash: null }, now)).toEqual({
      kind: 'reuse',
      slot: 2,
    });
  });
});

describe('devices of staff', () => {
  test('are never refused: past fifty the one that rested longest makes room [TRUST-07, T-AUTH-15]', () => {
    expect(placeStaffDevice([phone, tablet], stranger, now)).toEqual({ kind: 'new', slot: 3 });
    const many = Array.from({ length: 50 }, (_, at) => ({
      slot: at + 1,
      deviceHash: `device-${at}`,
      cookieHash: null,
      lastUsedAt: at === 17 ? now - 60_000 : now - at,
    }));
    expect(placeStaffDevice(many, stranger, now)).toEqual({ kind: 'reuse', slot: 18 });
    const equals = many.map((place) => ({ ...place, lastUsedAt: now }));
    expect(placeStaffDevice(equals, stranger, now)).toEqual({ kind: 'reuse', slot: 1 });
  });
});
