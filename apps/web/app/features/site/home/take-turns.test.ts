import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test.each([
  [[['a'], ['b'], ['c'], ['d']], 'abcd'],
  [[['a', 'e'], [], ['c'], []], 'ace'],
  [[['a', 'b', 'c', 'd', 'e']], 'abcd'],
  [
    [
      ['a', 'x', 'y'],
      ['b', 'z'],
    ],
    'abxz',
  ],
  [[[], [], [], []], ''],
])('a guest sees a course of every grade before a second of one: %j gives %s [LEARN-73]', (lists, shown) => {
  expect(takeTurns(lists).join('')).toBe(shown);
});
