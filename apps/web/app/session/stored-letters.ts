import { readStored } from './safe-storage.ts';
import { OUTBOX_KEY } from './storage-keys.ts';

/** What every page knows of a letter in the outbox, whose own code may not be here without a line. */
export interface StoredLetter {
  userId: string;
  /** Names what it is about; a newer letter about the same thing takes the older one's place. */
  key: string;
}

/** Whatever is damaged counts as nothing kept. */
export function storedLetters(): StoredLetter[] {
  try {
    const stored: unknown = JSON.parse(readStored(OUTBOX_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
