import { expect, test } from 'vitest';
import { NO_NUMBER } from '../../../../ui/fields/no-number.ts';
import { typedRange } from './typed-range.ts';

test.each([
  ['the first number says nothing of the other edge', null, 'from', '120', { from: 120, to: 0 }],
  ['what is no whole number is none, and lets nothing pass', null, 'from', NO_NUMBER, { from: 0, to: 0 }],
  ['an edge that is emptied leaves the other', { from: 120, to: 150 }, 'to', '', { from: 120, to: 0 }],
  ['the last edge that is emptied leaves nothing to count', { from: 120, to: 0 }, 'from', '', null],
] as const)('of how many words are asked for, %s [EXAM-257]', (_, range, edge, typed, next) => {
  expect(typedRange(range, edge, typed)).toEqual(next);
});
