const DAY = 24 * 60 * 60 * 1000;

/** A student frees a place without the device this often; the teacher as often as is asked for. */
const FREE_DEVICE_EVERY_MS = 7 * DAY;

/** So many new devices in so many days are worth a look; they block nobody. */
const MANY_DEVICES = 4;
export const MANY_DEVICES_DAYS = 30;

/** From when on a place may be freed by a code again; null when it may be now. */
export function nextDeviceFreeing(lastFreedAt: number | null, now: number): number | null {
  if (lastFreedAt === null || now - lastFreedAt >= FREE_DEVICE_EVERY_MS) return null;
  return lastFreedAt + FREE_DEVICE_EVERY_MS;
}

/** When devices were first seen: an account that is passed around shows a new one every week. */
export function hasManyDevices(firstSeen: readonly number[], now: number): boolean {
  return firstSeen.filter((at) => now - at < MANY_DEVICES_DAYS * DAY).length >= MANY_DEVICES;
}
