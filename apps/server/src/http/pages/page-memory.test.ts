import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPageMemory, type PageMemory } from './page-memory.ts';

let now: number;
let made: string[];
let memory: PageMemory<string>;

beforeEach(() => {
  now = 0;
  made = [];
  memory = createPageMemory<string>({
    freshMs: 20,
    keptMs: 30,
    maxBytes: 20,
    bytesOf: (page) => page.length,
    worthKeeping: (page) => page !== 'gone',
    elapsed: () => now,
  });
});

const ask = (tenant: string, address: string, page = 'page') =>
  memory.get(tenant, address, async () => {
    made.push(`${tenant}${address}`);
    return page;
  });

/** A page whose making ends when the test says so. */
function slowly() {
  let end: (page: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const making = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { make: () => making, end, fail };
}

describe('the memory of pages', () => {
  test('makes a page once for all who ask while it is fresh [OP-SEO-2]', async () => {
    expect(await ask('a', '/')).toBe('page');
    now = 19;
    expect(await ask('a', '/')).toBe('page');
    expect(made).toEqual(['a/']);
  });

  test('lets visitors who come at the same moment wait for one making [OP-SEO-2]', async () => {
    expect(await Promise.all([ask('a', '/'), ask('a', '/'), ask('a', '/')])).toEqual(['page', 'page', 'page']);
    expect(made).toEqual(['a/']);
  });

  test('keeps tenants and addresses apart [OP-TEN-1]', async () => {
    await ask('a', '/', 'one');
    await ask('b', '/', 'two');
    await ask('a', '/about', 'three');
    expect(await Promise.all([ask('a', '/'), ask('b', '/'), ask('a', '/about')])).toEqual(['one', 'two', 'three']);
  });

  test('gives an ageing page out while one new one is made behind it, and none past its age [OP-SEO-2]', async () => {
    await ask('a', '/', 'old');
    now = 20;
    expect(await ask('a', '/', 'new')).toBe('old');
    await nextTurn();
    expect(await ask('a', '/', 'newer')).toBe('new');
    now = 49;
    expect(await ask('a', '/', 'third')).toBe('new');
    await nextTurn();
    now = 200;
    expect(await ask('a', '/', 'last')).toBe('last');
    expect(made).toHaveLength(4);
  });

  test('counts the age from when the making began, for what was written since is missing [OP-SEO-2]', async () => {
    const { make, end } = slowly();
    const first = memory.get('a', '/', make);
    now = 40;
    end('late');
    await first;
    expect(await ask('a', '/', 'new')).toBe('new');
  });

  test('keeps no failure and no missing page, and the old page when its renewal fails [OP-ROUTE-7]', async () => {
    const broken = slowly();
    const first = memory.get('a', '/', broken.make);
    broken.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await ask('a', '/', 'gone')).toBe('gone');
    expect(await ask('a', '/', 'back')).toBe('back');
    now = 25;
    expect(await memory.get('a', '/', () => Promise.reject(new Error('away')))).toBe('back');
    await nextTurn();
    expect(await ask('a', '/', 'new')).toBe('back');
    expect(memory.bytes).toBeLessThanOrEqual(20);
  });

  test('forgets one tenant at once, also what is being made for it [OP-TEN-1]', async () => {
    await ask('a', '/', 'old');
    await ask('ab', '/', 'other');
    const { make, end } = slowly();
    const before = memory.get('a', '/about', make);
    memory.forget('a');
    end('begun before');
    expect(await before).toBe('begun before');
    expect(await ask('a', '/', 'new')).toBe('new');
    expect(await ask('a', '/about', 'after')).toBe('after');
    expect(await ask('ab', '/', 'never')).toBe('other');
  });

  test('never holds more than its bound, and lets go first of what was wanted longest ago [OP-SEO-2]', async () => {
    await ask('a', '/1', '12345678');
    await ask('a', '/2', '12345678');
    await ask('a', '/1');
    await ask('a', '/3', '12345678');
    expect(memory.bytes).toBe(16);
    expect(await ask('a', '/1', 'made again')).toBe('12345678');
    expect(await ask('a', '/2', 'again')).toBe('again');
    await ask('a', '/huge', 'longer than the whole memory');
    expect(memory.bytes).toBeLessThanOrEqual(20);
  });
});
