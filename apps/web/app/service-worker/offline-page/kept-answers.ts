import { PRIVATE_DATABASE, PRIVATE_STORE } from '../../session/private-names.ts';
import { readStored } from '../../session/safe-storage.ts';
import { USER_ID_KEY } from '../../session/storage-keys.ts';

/** The names of what the phone keeps for whoever is signed in; none where it keeps nothing. */
export function keptAnswers(): Promise<ReadonlySet<string>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PRIVATE_DATABASE, 1);
    // Only who keeps something makes the store.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(PRIVATE_STORE).objectStore(PRIVATE_STORE).getAllKeys();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        const userId = readStored(USER_ID_KEY);
        const keys = reading.result as [owner: string, name: string][];
        resolve(new Set(keys.flatMap(([owner, name]) => (owner === userId ? [name] : []))));
      };
    };
  });
}
