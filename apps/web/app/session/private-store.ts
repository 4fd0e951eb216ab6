import { tellFault } from '../floor/tell-fault.ts';
import { PRIVATE_DATABASE, PRIVATE_STORE } from './private-names.ts';

/**
 * What a student's phone keeps of the learning pages, so that they open without a line. One IndexedDB store, each
 * entry under its owner: nobody reads another account's entries, and logging out empties it. It never throws: a
 * phone without such storage works from the network alone.
 */
export interface PrivateEntry {
  value: unknown;
  keptAt: number;
}

/** As long as a login can be taken up again; older answers would only mislead. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;
const ENTRIES_AT_MOST = 300;
/** Some browsers never answer; whoever logs out must not wait for that. */
const OPENING_AT_MOST_MS = 3_000;

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(PRIVATE_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PRIVATE_STORE);
    request.onsuccess = () => {
      request.result.onclose = () => {
        opening = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the private store is blocked'));
    setTimeout(() => reject(new Error('the private store does not answer')), OPENING_AT_MOST_MS);
  }).catch((error: unknown) => {
    opening = null;
    tellFault('store', error);
    throw error;
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const opened = await database();
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(PRIVATE_STORE, mode);
      const request = work(transaction.objectStore(PRIVATE_STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return null;
  }
}

export async function readPrivate(userId: string, key: string): Promise<PrivateEntry | null> {
  const entry = await run('readonly', (store) => store.get([userId, key]) as IDBRequest<PrivateEntry | undefined>);
  return entry && !isTooOld(entry) ? entry : null;
}

/** All that is kept of one account under names that begin like this. */
export async function readPrivateLike(userId: string, beginning: string): Promise<PrivateEntry[]> {
  const entries = await run(
    'readonly',
    (store) => store.getAll(reachOf(userId, beginning)) as IDBRequest<PrivateEntry[]>,
  );
  return (entries ?? []).filter((entry) => !isTooOld(entry));
}

/** Rewrites what is kept under such names; it stays as old as it was. */
export async function changePrivateLike(
  userId: string,
  beginning: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await run('readwrite', (store) => {
    const request = store.openCursor(reachOf(userId, beginning));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const entry = cursor.value as PrivateEntry;
      cursor.update({ ...entry, value: change(entry.value) });
      cursor.continue();
    };
    return request;
  });
}

function reachOf(userId: string, beginning: string): IDBKeyRange {
  return IDBKeyRange.bound([userId, beginning], [userId, `${beginning}\uffff`]);
}

export async function writePrivate(userId: string, key: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => store.put({ value, keptAt: Date.now() } satisfies PrivateEntry, [userId, key]));
}

export async function removePrivate(userId: string, key: string): Promise<void> {
  await run('readwrite', (store) => store.delete([userId, key]));
}

export async function emptyPrivateStore(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}

/** Removes what belongs to anybody else, what is too old, and the oldest beyond what a phone should hold. */
export async function tidyPrivateStore(userId: string): Promise<void> {
  const known = (await run('readonly', (store) => store.getAllKeys())) as [string, string][] | null;
  const mine: { key: [string, string]; keptAt: number }[] = [];
  for (const key of known ?? []) {
    const entry = (await run('readonly', (store) => store.get(key))) as PrivateEntry | null | undefined;
    // One that could not be read, or is gone by now, is nobody's to judge.
    if (!entry) continue;
    if (key[0] === userId && !isTooOld(entry)) mine.push({ key, keptAt: entry.keptAt });
    else await removePrivate(...key);
  }
  mine.sort((a, b) => b.keptAt - a.keptAt);
  for (const { key } of mine.slice(ENTRIES_AT_MOST)) await removePrivate(...key);
}

function isTooOld({ keptAt }: PrivateEntry): boolean {
  return Date.now() - keptAt > KEPT_FOR_MS;
}
