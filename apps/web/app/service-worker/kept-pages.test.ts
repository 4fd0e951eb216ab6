import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeptPages, shownName, visitOf } from './kept-pages.ts';

const DAY = 24 * 60 * 60_000;
const PAGE = '<title>المنهج | حصة</title><script src="/assets/a-1.js"></script>import("/assets/b-2.js")';

/** A cache that keeps what it is given, in the order it came. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        store.delete(key);
        store.set(key, response);
      },
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    } as unknown as Cache;
  };
  const match = async (key: string) => [...stores.values()].map((store) => store.get(key)).find(Boolean);
  return { stores, open, match } as unknown as { stores: typeof stores } & Pick<CacheStorage, 'open' | 'match'>;
}

const html = (text = PAGE, init: ResponseInit = {}) =>
  new Response(text, {
    headers: { 'content-type': 'text/html', etag: '"x"', 'content-security-policy': 'p' },
    ...init,
  });

let caches: ReturnType<typeof fakeCaches>;
let line: ReturnType<typeof vi.fn<(address: string) => Promise<Response>>>;
let time: number;
let pages: ReturnType<typeof createKeptPages>;
const kept = () => [...(caches.stores.get('pages')?.keys() ?? [])];
const find = (path: string) => pages.find(new URL(path, 'https://school.example'));

beforeEach(() => {
  time = 1_000_000;
  caches = fakeCaches();
  line = vi.fn(async (address: string) => (address.startsWith('/assets/') ? new Response('code') : html()));
  pages = createKeptPages({ caches, fetch: line, pagesName: 'pages', assetsName: 'assets', now: () => time });
});

describe('a kept page', () => {
  test('comes with every file it needs, its policy and where the student was', async () => {
    await pages.keep({ path: '/course/7/curriculum', title: 'كورس' }, html());
    expect([...(caches.stores.get('assets')?.keys() ?? [])]).toEqual(['/assets/a-1.js', '/assets/b-2.js']);
    const page = await find('/course/9/curriculum');
    expect(page?.headers.get('content-security-policy')).toBe('p');
    expect(page?.headers.has('etag')).toBe(false);
    expect(page && visitOf(page)).toEqual({ path: '/course/7/curriculum', title: 'كورس' });
  });

  test('is not kept when one of its files is not to be had', async () => {
    line.mockImplementation(async () => new Response('gone', { status: 404 }));
    await expect(pages.keep({ path: '/about', title: '' }, html())).rejects.toThrow('/assets/a-1.js');
    expect(kept()).toEqual([]);
  });

  test.each([
    ['a missing page', html(PAGE, { status: 404 })],
    ['an answer that is no page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ])('is never %s', async (_what, response) => {
    await pages.keep({ path: '/about', title: '' }, response);
    expect(kept()).toEqual([]);
  });

  test('takes its own title when nobody says a better one', async () => {
    await pages.keep({ path: '/about', title: '' }, html());
    const page = await find('/about');
    expect(page && visitOf(page).title).toBe('المنهج | حصة');
  });

  test('is asked for again only after a day, and until then only renamed', async () => {
    await pages.visit({ path: '/course/7/curriculum', title: 'المنهج: سابعة' });
    await pages.visit({ path: '/course/8/curriculum', title: 'المنهج: تامنة' });
    const asked = () => line.mock.calls.filter(([address]) => !address.startsWith('/assets/')).length;
    expect(asked()).toBe(1);
    const page = await find('/course/7/curriculum');
    expect(page && visitOf(page).path).toBe('/course/8/curriculum');
    time += DAY + 1;
    await pages.visit({ path: '/course/8/curriculum', title: 'المنهج: تامنة' });
    expect(asked()).toBe(2);
  });

  test.each([
    ['loaded', () => pages.keep({ path: '/course/8/curriculum', title: '' }, html())],
    ['reached', () => pages.visit({ path: '/course/8/curriculum', title: 'المنهج | حصة' })],
  ])(
    'leads to the last address that opened, not to one that was %s and showed nothing [LEARN-420]',
    async (_how, fail) => {
      const opened = { path: '/course/7/curriculum', title: 'المنهج: سابعة | حصة' };
      await pages.visit(opened);
      await fail();
      const page = await find('/course/8/curriculum');
      expect(page && visitOf(page)).toEqual(opened);
    },
  );

  test('makes room for newer ones', async () => {
    for (let at = 0; at < 45; at += 1) await pages.keep({ path: `/courses/${at}`, title: '' }, html());
    expect(kept()).toHaveLength(40);
    expect(kept()).not.toContain('/courses/4');
    expect(kept()).toContain('/courses/44');
  });

  test('that was on its way when somebody logged out is not kept [OP-STOR-2]', async () => {
    let answer = (_: Response) => {};
    line.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const keeping = pages.keep({ path: '/statistics', title: 'سر' }, html());
    await vi.waitFor(() => expect(line).toHaveBeenCalled());
    pages.forget();
    answer(new Response('code'));
    await keeping;
    expect(kept()).toEqual([]);
  });
});

test.each([
  ['/', 'اللغة الإنجليزية أونلاين | مستر ديمو', 'الرئيسية'],
  [
    '/course/3/lesson/17/quiz',
    'امتحان الدرس: امتحان الوحدة الأولى: المضارع | مستر ديمو',
    'امتحان الوحدة الأولى: المضارع',
  ],
  ['/course/3/lesson/18/quiz', 'امتحان الدرس: Unit 7 Quiz | مستر ديمو', 'امتحان الدرس: Unit 7 Quiz'],
  ['/statistics', 'إحصائياتي | مستر ديمو', 'إحصائياتي'],
])('without a line, %s kept as %j is called %j [LEARN-144]', (path, title, name) => {
  expect(shownName({ path, title })).toBe(name);
});
