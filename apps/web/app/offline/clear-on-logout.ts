import { OF_SOMEBODY } from '../service-worker/worker-letter.ts';
import { emptyPrivateStore } from '../session/private-store.ts';
import { removeStored } from '../session/safe-storage.ts';
import {
  EARLY_CODE_KEY,
  KEPT_LESSONS_KEY,
  REFUSED_PAPERS_KEY,
  SEEN_STAMPS_KEY,
  VIDEO_SPEED_KEY,
  WAITING_CODE_KEY,
  WATCH_PLACES_KEY,
} from '../session/storage-keys.ts';
import { tellWorker } from './tell-worker.ts';

/**
 * Everything this phone keeps of an account, gone: what its pages read, which pages they were, its kept lessons with
 * their keys, where its videos stopped and how fast they ran, a code that was not used. Letters that were not sent yet
 * stay for their account alone (see outbox/), and the files of the build are nobody's.
 */
export async function clearOnLogout(): Promise<void> {
  // The worker may be about to keep one more page.
  tellWorker({ kind: 'forget' });
  removeStored(WATCH_PLACES_KEY);
  removeStored(SEEN_STAMPS_KEY);
  removeStored(VIDEO_SPEED_KEY);
  removeStored(KEPT_LESSONS_KEY);
  removeStored(REFUSED_PAPERS_KEY);
  removeStored(WAITING_CODE_KEY);
  removeStored(EARLY_CODE_KEY);
  await Promise.allSettled([emptyPrivateStore(), removePages()]);
}

async function removePages(): Promise<void> {
  // Only where the connection is safe do browsers have it.
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OF_SOMEBODY.test(name)).map((name) => caches.delete(name)));
}
