import { expect, test } from 'vitest';
import { readContactNumber } from './contact-number.ts';

test.each([
  ['٠١٠ ١٢٣٤ ٥٦٧٨', { kind: 'number', number: '01012345678' }],
  ['+20 101 234 5678', { kind: 'number', number: '01012345678' }],
  ['+966 50 123 4567', { kind: 'number', number: '+966501234567' }],
  ['00971501234567', { kind: 'number', number: '+971501234567' }],
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  ['12', { kind: 'wrong' }],
  ['0101234567', { kind: 'wrong' }],
  ['واتساب', { kind: 'wrong' }],
  ['01012345678<script>', { kind: 'wrong' }],
])('%j', (typed, reading) => {
  expect(readContactNumber(typed)).toEqual(reading);
});
