import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createMemories } from './memories.ts';
import { createMemory, type Memory } from './memory.ts';

let now: number;
let made: string[];
let memory: Memory<string>;

beforeEach(() => {
  now = 0;
  made = [];
  memory = createMemory<string>(
    {
      name: 'pages',
      bound: { bytes: 20, bytesOf: (page) => page.length },
      freshMs: 20,
      graceMs: 5,
      lifetimeMs: 30,
      isWorthKeeping: (page) => page !== 'gone',
    },
    () => now,
  );
});

const ask = (tenant: string, address: string, page = 'page') =>
  memory.get(`${tenant} ${address}`, async () => {
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

describe('a memory', () => {
  test('makes a value once for all who ask while it is fresh [OP-SEO-2]', async () => {
    expect(await ask('a', '/')).toBe('page');
    now = 19;
    expect(await ask('a', '/')).toBe('page');
    expect(made).toEqual(['a/']);
  });

  test('lets those who come at the same moment wait for one making [OP-SEO-2]', async () => {
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
    const first = memory.get('a /', make);
    now = 40;
    end('late');
    await first;
    expect(await ask('a', '/', 'new')).toBe('new');
  });

  test('keeps no failure and no missing page, and the old page when its renewal fails [OP-ROUTE-7]', async () => {
    const broken = slowly();
    const first = memory.get('a /', broken.make);
    broken.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await ask('a', '/', 'gone')).toBe('gone');
    expect(await ask('a', '/', 'back')).toBe('back');
    now = 25;
    expect(await memory.get('a /', () => Promise.reject(new Error('away')))).toBe('back');
    await nextTurn();
    expect(await ask('a', '/', 'new')).toBe('back');
    expect(memory.figures.bytes).toBeLessThanOrEqual(20);
  });

  test('forgets one tenant at once, also what is being made for it [OP-TEN-1]', async () => {
    await ask('a', '/', 'old');
    await ask('ab', '/', 'other');
    const { make, end } = slowly();
    const before = memory.get('a /about', make);
    memory.forget('a');
    end('begun before');
    expect(await before).toBe('begun before');
    expect(await ask('a', '/', 'new')).toBe('new');
    expect(await ask('a', '/about', 'after')).toBe('after');
    expect(await ask('ab', '/', 'never')).toBe('other');
  });

  test('of what is out of date gives the old out for a moment while one new one is made, and to none who insists [LEAN-05]', async () => {
    await ask('a', '/', 'old');
    memory.outdate('a');
    now = 4;
    const { make, end } = slowly();
    expect(await memory.get('a /', make)).toBe('old');
    // Another change meanwhile: the making under way is out of date too, and the old page no younger.
    memory.outdate('a');
    expect(await ask('a', '/', 'new')).toBe('old');
    const insisting = memory.get('a /', () => Promise.reject(new Error('made twice')), true);
    expect(await insisting).toBe('new');
    end('begun between the changes');
    await nextTurn();
    expect(await ask('a', '/', 'never')).toBe('new');
    expect(made).toEqual(['a/', 'a/']);
  });

  test('gives nothing out of date once the moment is over, however often it changed meanwhile [LEAN-05]', async () => {
    await ask('a', '/', 'old');
    memory.outdate('a');
    now = 4;
    memory.outdate('a');
    now = 5;
    expect(await ask('a', '/', 'new')).toBe('new');
  });

  test('never holds more than its bound, and lets go first of what was wanted longest ago [OP-SEO-2]', async () => {
    await ask('a', '/1', '12345678');
    await ask('a', '/2', '12345678');
    await ask('a', '/1');
    await ask('a', '/3', '12345678');
    expect(memory.figures.bytes).toBe(16);
    expect(await ask('a', '/1', 'made again')).toBe('12345678');
    expect(await ask('a', '/2', 'again')).toBe('again');
    await ask('a', '/huge', 'longer than the whole memory');
    expect(memory.figures.bytes).toBeLessThanOrEqual(20);
  });

  test('parallel questions share one answer, and it is asked again when its time is over', async () => {
    let asked = 0;
    const counting = createMemory<number>({ name: 'counts', bound: { entries: 10 }, lifetimeMs: 100 }, () => now);
    const next = async () => ++asked;
    expect(await Promise.all([counting.get('a', next), counting.get('a', next), counting.get('a', next)])).toEqual([
      1, 1, 1,
    ]);
    now = 99;
    expect(await counting.get('a', next)).toBe(1);
    now = 100;
    expect(await counting.get('a', next)).toBe(2);
    expect(counting.figures).toEqual({ entries: 1, bytes: null, hits: 3, misses: 2 });
  });

  test('a failure is not remembered: the next question is asked afresh [T-R3]', async () => {
    await expect(memory.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.get('a', async () => 'here')).toBe('here');
  });

  test('a flood of made-up keys never grows past the bound, and what is asked for again stays [HOUSE-MEM-1]', async () => {
    const asked: string[] = [];
    const three = createMemory<string | null>({ name: 'three', bound: { entries: 3 } }, () => now);
    const ask = (key: string) =>
      three.get(key, async () => {
        asked.push(key);
        return null;
      });
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b']);
    expect(three.figures.entries).toBe(3);
  });

  test('a clock that was set back keeps nothing alive [HOUSE-MEM-1]', async () => {
    now = 1000;
    await ask('a', '/', 'old');
    now = 500;
    expect(await ask('a', '/', 'new')).toBe('new');
  });
});

describe('the memories of a server', () => {
  test('each is its own, and two servers share none [HOUSE-MEM-3]', async () => {
    const [one, other] = [createMemories(createTestClock()), createMemories(createTestClock())];
    const kind = { name: 'letters', bound: { entries: 3 } };
    await one.of<string>(kind).get('a', async () => 'one');
    expect(await one.of<string>(kind).get('a', async () => 'again')).toBe('one');
    expect(await other.of<string>(kind).get('a', async () => 'other')).toBe('other');
    expect(() => one.of({ ...kind })).toThrow('two memories are called letters');
  });

  test('an edit does to each memory what it declares, for its tenant or for everybody, and is told to who listens [MACH-48]', async () => {
    const memories = createMemories(createTestClock());
    const [settings, pages, boards] = [
      memories.of<string>({ name: 'settings', bound: { entries: 9 }, afterEdit: 'forget' }),
      memories.of<string>({ name: 'pages', bound: { entries: 9 }, afterEdit: 'outdate' }),
      memories.of<string>({ name: 'boards', bound: { entries: 9 } }),
    ];
    const told: unknown[] = [];
    memories.onEdited((...what) => told.push(what));
    const ask = async (value: string) =>
      Promise.all(
        [settings, pages, boards].flatMap((each) => ['a /', 'b /'].map((key) => each.get(key, async () => value))),
      );
    await ask('old');
    memories.edited('a', 'here');
    expect(await ask('new')).toEqual(['new', 'old', 'new', 'old', 'old', 'old']);
    memories.edited(null, 'elsewhere');
    expect(await ask('newer')).toEqual(['newer', 'newer', 'newer', 'newer', 'old', 'old']);
    expect(told).toEqual([
      ['a', 'here'],
      [null, 'elsewhere'],
    ]);
  });

  test('the table in ARCHITECTURE lists every one of them [HOUSE-MEM-2]', async () => {
    const sources = join(import.meta.dirname, '../..');
    const named = new Set<string>();
    for await (const file of glob('**/*.ts', { cwd: sources, exclude: (each) => each.endsWith('.test.ts') })) {
      const text = await readFile(join(sources, file), 'utf8');
      for (const [, name] of text.matchAll(/name: '([^']+)',\s+bound: \{/g)) named.add(String(name));
    }
    expect(named.size).toBeGreaterThan(5);
    const architecture = await readFile(join(sources, '../../../docs/ARCHITECTURE.md'), 'utf8');
    const listed = [...architecture.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...named].sort());
  });
});
