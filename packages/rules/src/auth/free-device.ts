const DAY = 24 * 60 * 60 * 1000;

export const FREE_DEVICE_EVERY_MS = 7 * DAY;
const MANY_DEVICES = 4;
const MANY_DEVICES_WITHIN_MS = 30 * DAY;

/** Whether a student may free a place with a one-time code again; the teacher always may. */
export function mayFreeDevice(lastFreedAt: number | null, now: number): boolean {
  return lastFreedAt === null || now - lastFreedAt >= FREE_DEVICE_EVERY_MS;
}

/** Whether an account has met so many new devices that the teacher should look. It is a flag and never blocks. */
export function hasManyNewDevices(firstSeenAt: readonly number[], now: number): boolean {
  return firstSeenAt.filter((seenAt) => now - seenAt < MANY_DEVICES_WITHIN_MS).length >= MANY_DEVICES;
}
