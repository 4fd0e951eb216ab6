import { expect, test } from 'vitest';
import { writtenDuration } from './written-duration.ts';

test.each([
  ['12:30', 750],
  ['١٢:٣٠', 750],
  ['1:02:09', 3729],
  ['90:00', 5400],
  [' 14 ', 840],
  ['0:45', 45],
  ['', null],
  ['0', null],
  ['12:75', null],
  ['1:2:3:4', null],
  ['12.5', null],
  ['twelve', null],
  ['25:00:00', null],
])('a length written as %j is %s seconds', (text, seconds) => {
  expect(writtenDuration(text)).toBe(seconds);
});
