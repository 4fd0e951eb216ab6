import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface KeptAnswer {
  /** The account whose it is. */
  owner: string;
  /** The call and what it was asked with. */
  name: string;
  /** As text. */
  value: string;
}

/**
 * The answers that the phone keeps for a page without a line (`apps/web/app/session/private-store.ts`). They are written
 * behind the page that shows them, and a page that is left takes along what is not written yet.
 */
export function keptAnswers(page: Page): Promise<KeptAnswer[]> {
  return page.evaluate(
    () =>
      new Promise<KeptAnswer[]>((resolve, reject) => {
        const opening = indexedDB.open('hessa-private', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const kept: KeptAnswer[] = [];
          const reading = opening.result.transaction('entries');
          reading.objectStore('entries').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            const [owner, name] = cursor.key as [string, string];
            kept.push({ owner, name, value: JSON.stringify(cursor.value.value) });
            cursor.continue();
          };
          reading.oncomplete = () => {
            opening.result.close();
            resolve(kept);
          };
        };
      }),
  );
}

/** Whose they are and to which call, as `owner,call`. */
export async function keptKeys(page: Page): Promise<string[]> {
  return (await keptAnswers(page)).map(({ owner, name }) => `${owner},${name}`);
}

/** Waits until the phone keeps such an answer. */
export const holds = (page: Page, answer: string) =>
  expect
    .poll(async () => (await keptAnswers(page)).map(({ name }) => name))
    .toContainEqual(expect.stringContaining(answer));
