import { beforeEach, expect, test, vi } from 'vitest';

let line: typeof import('./when-line.ts');
let answers: boolean;

beforeEach(async () => {
  vi.resetModules();
  answers = false;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  line = await import('./when-line.ts');
});

test('what needs a line is done where one answers, and else waits until it does [LEARN-316]', async () => {
  const go = vi.fn();
  await line.whenLine(go);
  expect(go).not.toHaveBeenCalled();
  expect(line.waitingNow()).toEqual({ go, byItself: true, words: null });
  answers = true;
  await line.whenLine(go);
  expect(go).toHaveBeenCalledOnce();
  expect(line.waitingNow()).toBeNull();
});

test('what was dropped or asked for anew meanwhile is neither done nor kept waiting [LEARN-316]', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const asked = line.whenLine(first);
  line.letGo();
  await asked;
  expect(line.waitingNow()).toBeNull();
  answers = true;
  await Promise.all([line.whenLine(first), line.whenLine(second)]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('what is said besides stays while something waits and after it came, until it is read [LEARN-317]', async () => {
  line.say('said');
  await line.whenLine(() => {});
  expect(line.waitingNow()).toMatchObject({ byItself: true, words: 'said' });
  line.letGo();
  expect(line.waitingNow()).toEqual({ go: null, byItself: false, words: 'said' });
  line.markRead();
  expect(line.waitingNow()).toBeNull();
});

test('a part that fails, or a word that is said, takes nothing from a page that waits or is being asked for [LEARN-412]', async () => {
  const [page, part] = [vi.fn(), vi.fn()];
  const asked = line.whenLine(page);
  line.letWait(part, false);
  line.say('said');
  await asked;
  expect(line.waitingNow()).toEqual({ go: page, byItself: true, words: 'said' });
  line.letWait(part, false);
  expect(line.waitingNow()).toMatchObject({ go: page, byItself: true });
});

test('a navigation that ends takes its own page’s note away: a part waits until the page it is missing on is left [LEARN-412]', async () => {
  const part = vi.fn();
  await line.whenLine(() => {});
  line.letWait(part, false);
  line.letGo();
  expect(line.waitingNow()).toEqual({ go: part, byItself: false, words: null });
  line.letPartGo();
  expect(line.waitingNow()).toBeNull();
});
