import { deviceName } from '@hessa/rules/auth/device-name';

/** What a caller calls the device: «موبايل أندرويد (Chrome)». */
export function deviceWords(label: string): string {
  const { device, browser } = deviceName(label);
  const name = device ?? 'جهاز مش معروف';
  return browser === null ? name : `${name} (${browser})`;
}
