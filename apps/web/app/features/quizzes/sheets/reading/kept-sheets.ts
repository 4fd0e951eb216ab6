import type { Input } from '@hessa/contract/client';

type SentSheet = Input<'POST /api/teach/quizzes/{lessonId}/sheets'>['body'];

/** A sheet that was read here and that the server has not taken yet. */
export interface KeptSheet {
  userId: string;
  lessonId: number;
  /** Who it is of, as far as the phone knows. */
  name: string;
  sheet: SentSheet;
  /** Why the server would not take it; null while it was not asked. */
  refusal: { code: string; message: string } | null;
}

const DATABASE = 'hessa-sheets';
const STORE = 'sheets';

/**
 * Sheets with their photographs are too large for the outbox. They stay until the server has them or somebody throws
 * them away, also through a logout: the paper may be gone by then.
 */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store of sheets is blocked'));
  });
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The oldest first. Never of another account. */
export async function keptSheets(userId: string, lessonId: number): Promise<KeptSheet[]> {
  const all = await run('readonly', (store) => store.getAll() as IDBRequest<KeptSheet[]>);
  const own = all.filter((kept) => kept.userId === userId && kept.lessonId === lessonId);
  return own.sort((one, other) => one.sheet.readAt.localeCompare(other.sheet.readAt));
}

export async function keepSheet(kept: KeptSheet): Promise<void> {
  await run('readwrite', (store) => store.put(kept, kept.sheet.key));
}

export async function dropSheet(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key));
}
