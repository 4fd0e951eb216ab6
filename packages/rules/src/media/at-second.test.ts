import { expect, test } from 'vitest';
import { atSecond, readSecond } from './at-second.ts';

test('an address names a second beside whatever else it names [LEARN-46]', () => {
  expect(atSecond('/video', 250.9)).toBe('/video?t=250');
  expect(atSecond('/unit?lesson=0', 7)).toBe('/unit?lesson=0&t=7');
});

test.each([
  [null, null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['999999', null],
  ['0', 0],
  ['250', 250],
])('the second that %s names is %s [LEARN-46]', (query, second) => {
  expect(readSecond(query)).toBe(second);
});
