/** Students; their places are what is sold. */
const DEVICE_LIMIT = 2;
/** Staff sign in wherever they work; past this many the login that rested longest makes room. */
export const STAFF_DEVICE_LIMIT = 50;
export const DEVICE_IDLE_MS = 30 * 24 * 60 * 60 * 1000;

export type DeviceSlot = {
  /** Counted from 1. */
  readonly slot: number;
  readonly deviceHash: string;
  readonly cookieHash: string | null;
  readonly lastUsedAt: number;
};

export type ArrivingDevice = { readonly deviceHash: string; readonly cookieHash: string | null };

export type DevicePlace =
  | { readonly kind: 'reuse'; readonly slot: number }
  | { readonly kind: 'new'; readonly slot: number }
  | { readonly kind: 'full' };

/** Where a device of staff sits: never refused, so that a teacher is never locked out of the console. */
export function placeStaffDevice(taken: readonly DeviceSlot[], arriving: ArrivingDevice, now: number) {
  const place = placeDevice(taken, arriving, now, STAFF_DEVICE_LIMIT);
  if (place.kind !== 'full') return place;
  const oldest = taken.reduce((a, b) => (a.lastUsedAt <= b.lastUsedAt ? a : b));
  return { kind: 'reuse', slot: oldest.slot } as const;
}

/**
 * Where a device that signs in sits. The server's own cookie is the stronger sign, so it is asked first; a device that
 * lost its cookie or its id is still the same device. A place left unused for the idle time is free to anyone.
 */
export function placeDevice(
  taken: readonly DeviceSlot[],
  arriving: ArrivingDevice,
  now: number,
  limit: number = DEVICE_LIMIT,
  idleMs: number = DEVICE_IDLE_MS,
): DevicePlace {
  const own =
    taken.find((place) => arriving.cookieHash !== null && place.cookieHash === arriving.cookieHash) ??
    taken.find((place) => place.deviceHash === arriving.deviceHash);
  if (own) return { kind: 'reuse', slot: own.slot };

  const live = new Set(taken.filter((place) => now - place.lastUsedAt < idleMs).map((place) => place.slot));
  for (let slot = 1; slot <= limit; slot += 1) {
    if (!live.has(slot)) return { kind: 'new', slot };
  }
  return { kind: 'full' };
}
