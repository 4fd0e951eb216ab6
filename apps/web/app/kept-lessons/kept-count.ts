import { readStored } from '../session/safe-storage.ts';
import { KEPT_LESSONS_KEY } from '../session/storage-keys.ts';

/** How many lessons this phone keeps. */
export function keptCount(): number {
  return readStored(KEPT_LESSONS_KEY)?.split(' ').length ?? 0;
}
