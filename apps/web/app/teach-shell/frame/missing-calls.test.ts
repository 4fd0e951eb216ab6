import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillMissingConsoleCalls } from './missing-calls.ts';

const PLACES: [object, string][] = [
  [Crypto.prototype, 'randomUUID'],
  [AbortSignal.prototype, 'reason'],
  [AbortController.prototype, 'abort'],
];
const own = PLACES.map(([place, name]) => [place, name, Object.getOwnPropertyDescriptor(place, name)] as const);

beforeEach(() => {
  for (const [place, name] of PLACES) if (name !== 'abort') Reflect.deleteProperty(place, name);
});
afterEach(() => {
  for (const [place, name, known] of own) if (known) Object.defineProperty(place, name, known);
  Reflect.deleteProperty(crypto, 'randomUUID');
});

test('a console in a browser of the floor makes keys of its own that look like anybody else’s [FLOOR-02]', () => {
  fillMissingConsoleCalls();
  const keys = Array.from({ length: 50 }, () => crypto.randomUUID());
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a console in a browser of the floor knows why something was broken off, as it was said first [FLOOR-02]', () => {
  fillMissingConsoleCalls();
  const given = new AbortController();
  given.abort('given up');
  given.abort('again');
  expect(given.signal.aborted).toBe(true);
  expect(given.signal.reason).toBe('given up');
  const bare = new AbortController();
  bare.abort();
  expect(bare.signal.reason).toBeInstanceOf(DOMException);
});
