import { expect, test } from 'vitest';
import { cutDescription } from './description-cut.ts';

test('a description of 100 characters is shown whole, one of 101 is cut [CARD-04, CARD-06, LIM-22]', () => {
  expect(cutDescription('س'.repeat(100))).toEqual({ kind: 'whole', text: 'س'.repeat(100) });
  expect(cutDescription('س'.repeat(101))).toEqual({ kind: 'cut', shown: 'س'.repeat(100), text: 'س'.repeat(101) });
});

test('characters are counted as people see them and never split [CARD-04]', () => {
  expect(cutDescription('😀'.repeat(100)).kind).toBe('whole');
  expect(cutDescription(`${'a'.repeat(99)}😀b`)).toMatchObject({ kind: 'cut', shown: `${'a'.repeat(99)}😀` });
});

test('a missing description is an empty one [ENT-14]', () => {
  expect(cutDescription(null)).toEqual({ kind: 'whole', text: '' });
});
