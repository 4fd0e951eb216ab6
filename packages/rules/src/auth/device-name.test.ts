import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Android Chrome', 'موبايل أندرويد', 'Chrome'],
  ['Android Samsung Internet', 'موبايل أندرويد', 'Samsung Internet'],
  ['iPhone Safari', 'آيفون', 'Safari'],
  ['Windows Edge', 'كمبيوتر ويندوز', 'Edge'],
  ['Mac', 'كمبيوتر ماك', null],
  ['Unknown', null, null],
  ['Firefox', null, 'Firefox'],
])('a device of the label «%s» is called «%s» [TRUST-12, T-DEV-6]', (label, device, browser) => {
  expect(deviceName(label)).toEqual({ device, browser });
});
