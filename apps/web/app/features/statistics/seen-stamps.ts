import { readStored, writeStored } from '../../session/safe-storage.ts';
import { SEEN_STAMPS_KEY } from '../../session/storage-keys.ts';

/** The stamps that this account has seen on this phone; null before the first look, and for another account's. */
export function seenStamps(userId: string): readonly string[] | null {
  try {
    const stored = JSON.parse(readStored(SEEN_STAMPS_KEY) ?? 'null') as { userId?: unknown; stamps?: unknown } | null;
    return stored?.userId === userId && Array.isArray(stored.stamps) ? stored.stamps : null;
  } catch {
    return null;
  }
}

export function keepSeenStamps(userId: string, stamps: readonly string[]): void {
  writeStored(SEEN_STAMPS_KEY, JSON.stringify({ userId, stamps }));
}
