import { readStored, writeStored } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Made once from the time and a random string; logging out keeps it, so a student takes no second place. */
export function deviceId(): string {
  const known = readStored(storageKeys.deviceId);
  if (known) return known;
  const random = crypto.getRandomValues(new Uint8Array(12));
  const made = `${Date.now().toString(36)}-${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
  writeStored(storageKeys.deviceId, made);
  return made;
}
