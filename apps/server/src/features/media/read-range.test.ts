import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

const ETAG = '"abc"';

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=1-2,4-5', null],
  ['xbytes=1-2', null],
  ['bytes=1-2x', null],
  ['bytes=12', null],
] as const)('of ten bytes, %s is %j [T-VID-3]', (range, wanted) => {
  expect(readRange({ range }, ETAG, 10)).toEqual(wanted);
});

test('an empty file has no piece [T-VID-3]', () => {
  expect(readRange({ range: 'bytes=0-' }, ETAG, 0)).toBe('unsatisfiable');
  expect(readRange({ range: 'bytes=-5' }, ETAG, 0)).toBe('unsatisfiable');
});

test('a download that another file began is begun anew [T-VID-3]', () => {
  expect(readRange({ range: 'bytes=2-5', 'if-range': ETAG }, ETAG, 10)).toEqual({ start: 2, end: 5 });
  expect(readRange({ range: 'bytes=2-5', 'if-range': '"other"' }, ETAG, 10)).toBeNull();
});
