import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, journey } from '../support/journey.ts';

const travel = journey();
const DAY = 24 * 60 * 60_000;
const AT_MOST = 300;

interface Kept {
  owner: string;
  name: string;
  keptAt: number;
}

/** Puts entries into the phone's store, past the application. */
async function put(page: Page, entries: Kept[]): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hessa-private');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite');
          for (const { owner, name, keptAt } of wanted) {
            writing.objectStore('entries').put({ value: name, keptAt }, [owner, name]);
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    entries,
  );
}

function keys(page: Page): Promise<[string, string][]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('hessa-private');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as [string, string][]);
          };
        };
      }),
  );
}

describe('what the phone keeps of an account', () => {
  test('is tidied as a page opens: nothing of anybody else, nothing of last month, the newest three hundred', async () => {
    const student = await travel.school.student();
    const page = await travel.open('/statistics', { as: student });
    // By now the application has opened the store; a test that came first would make an empty one.
    await page.getByRole('heading', { name: 'أختامك' }).waitFor();
    const mine = () => keys(page).then((all) => all.filter(([owner]) => owner === student.id).map(([, name]) => name));
    // The bar's count comes last; what is read again takes the place it had.
    await expect.poll(async () => (await mine()).some((name) => name.includes('announcements'))).toBe(true);
    const now = await page.evaluate(() => Date.now());
    const many = Array.from({ length: AT_MOST }, (_, at) => ({
      owner: student.id,
      name: `n${at}`,
      keptAt: now - (at + 1) * 60_000,
    }));
    await put(page, [
      ...many,
      { owner: student.id, name: 'old', keptAt: now - 31 * DAY },
      { owner: 'somebody-else', name: 'theirs', keptAt: now },
    ]);
    await page.reload();
    await awake(page);
    await expect.poll(async () => (await keys(page)).length).toBe(AT_MOST);
    const left = await mine();
    expect(left).toHaveLength(AT_MOST);
    expect(left).toContain('n0');
    expect(left).not.toContain('old');
    expect(left).not.toContain(`n${AT_MOST - 1}`);
  });
});
