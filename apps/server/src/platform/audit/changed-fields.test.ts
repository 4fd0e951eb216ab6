import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('tells the fields that differ, as they were and as they are, also inside a group', () => {
  const before = { name: 'A', price: 5, teacher: { name: 'X', motto: ['a'] }, grades: [1] };
  const after = { name: 'A', price: 6, teacher: { name: 'X', motto: ['a', 'b'] }, level: 'high' };
  expect(changedFields(before, after)).toEqual({
    before: { price: 5, teacher: { motto: ['a'] }, grades: [1], level: null },
    after: { price: 6, teacher: { motto: ['a', 'b'] }, grades: null, level: 'high' },
  });
});

test('is null when nothing differs; what is missing and what is null are the same', () => {
  expect(changedFields({ a: 1, b: null }, { a: 1 })).toBeNull();
});
