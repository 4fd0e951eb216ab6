import { deviceName } from '@hessa/rules/auth/device-name';

/** What its owner calls the device: «موبايل أندرويد». */
export function deviceCalled(label: string): string {
  return deviceName(label).device ?? 'جهاز مش معروف';
}

/** The same with its browser, which tells two of them apart: «موبايل أندرويد (Chrome)». */
export function deviceWords(label: string): string {
  const { browser } = deviceName(label);
  return browser === null ? deviceCalled(label) : `${deviceCalled(label)} (${browser})`;
}
