import { expect, test } from 'vitest';
import { LAST_LIMIT_MS, LINE_LIMIT_MS, openPage } from './open-page.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const silent = new Promise<Response>(() => {});
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

function sources(fromLine: Promise<Response>, kept?: string, pauses: number[] = []) {
  return {
    fromLine,
    kept: async () => (kept === undefined ? undefined : page(kept)),
    offline: async () => page('offline'),
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
      // A pause ends after whatever answers at once.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
const shown = async (parts: ReturnType<typeof sources>) => (await openPage(parts)).text();

test('the line comes first', async () => {
  expect(await shown(sources(Promise.resolve(page('new')), 'kept'))).toBe('new');
  expect(await shown(sources(Promise.resolve(page('missing', 404)), 'kept'))).toBe('missing');
});

test('without a line the kept page opens, else the page that says so', async () => {
  expect(await shown(sources(cut(), 'kept'))).toBe('kept');
  expect(await shown(sources(cut()))).toBe('offline');
});

test('a line that is silent for 4 s gives way to the kept page', async () => {
  const pauses: number[] = [];
  expect(await shown(sources(silent, 'kept', pauses))).toBe('kept');
  expect(pauses).toEqual([LINE_LIMIT_MS]);
});

test('nothing is waited for for ever', async () => {
  const pauses: number[] = [];
  expect(await shown(sources(silent, undefined, pauses))).toBe('offline');
  expect(pauses.reduce((sum, one) => sum + one)).toBe(LAST_LIMIT_MS);
});

test('a server in trouble shows its own page only to those who keep none', async () => {
  expect(await shown(sources(Promise.resolve(page('busy', 503)), 'kept'))).toBe('kept');
  expect(await shown(sources(Promise.resolve(page('busy', 503))))).toBe('busy');
});
