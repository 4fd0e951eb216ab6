import { expect, test } from 'vitest';
import { parentLookup } from './parent-lookup.ts';

test.each([
  ['', '01012345678'],
  ['01112345678', '  '],
  [' ', ''],
])('the phones %j and %j are not enough to ask with [PAR-07]', (parent, student) => {
  expect(parentLookup(parent, student)).toEqual({ kind: 'phones-missing' });
});

test('both phones together make the lookup, in one spelling and with no format rule of its own [PAR-11, ROLE-06]', () => {
  expect(parentLookup(' ٠١١١٢٣٤٥٦٧٨ ', '+20 101 234 5678')).toEqual({
    kind: 'lookup',
    parentPhone: '01112345678',
    studentPhone: '01012345678',
  });
  expect(parentLookup('123', '456')).toEqual({ kind: 'lookup', parentPhone: '123', studentPhone: '456' });
});
