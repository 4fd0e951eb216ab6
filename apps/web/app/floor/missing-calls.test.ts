import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillMissingCalls } from './missing-calls.ts';

const TYPED = Object.getPrototypeOf(Uint8Array.prototype) as object;
const PLACES: [object, string][] = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [TYPED, 'at'],
  [AbortSignal.prototype, 'throwIfAborted'],
  [AbortSignal.prototype, 'reason'],
];
const own = PLACES.map(([place, name]) => [place, name, Object.getOwnPropertyDescriptor(place, name)] as const);

beforeEach(() => {
  for (const [place, name] of PLACES) Reflect.deleteProperty(place, name);
});
afterEach(() => {
  for (const [place, name, known] of own) if (known) Object.defineProperty(place, name, known);
});

test('a browser of the floor finds the last of a list, a text and bytes [FLOOR-02]', () => {
  expect('at' in []).toBe(false);
  fillMissingCalls();
  const list = [1, 2, 3];
  expect([list.at(0), list.at(-1), list.at(3), list.at(-4), list.at(Number.NaN), list.at(1.9)]).toEqual([
    1,
    3,
    undefined,
    undefined,
    1,
    2,
  ]);
  expect(['abc'.at(-1), ''.at(0), new Uint8Array([7, 8]).at(-1)]).toEqual(['c', undefined, 8]);
  expect(Object.keys(list)).toEqual(['0', '1', '2']);
});

test('a browser of the floor breaks off, though it cannot say why [FLOOR-02]', () => {
  fillMissingCalls();
  const given = new AbortController();
  expect(() => given.signal.throwIfAborted()).not.toThrow();
  given.abort();
  expect(() => given.signal.throwIfAborted()).toThrow(DOMException);
});
