import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { deviceId } from './device-id.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

test('the device id is made from the time and a random string, and kept [STOR-05]', () => {
  const before = Date.now();
  const made = deviceId();
  expect(browser.stored.get('app_device_id')).toBe(made);
  const [time = '', random = ''] = made.split('-');
  expect(Number.parseInt(time, 36)).toBeGreaterThanOrEqual(before);
  expect(random.length).toBeGreaterThanOrEqual(24);
});

test('a device id that exists is used again [STOR-06]', () => {
  browser.stored.set('app_device_id', 'known');
  expect(deviceId()).toBe('known');
});
