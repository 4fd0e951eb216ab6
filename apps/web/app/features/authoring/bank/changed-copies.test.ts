import { expect, test } from 'vitest';
import { changedCopies } from './changed-copies.ts';

const question = (id: number, text: string, passageId: number | null = null) => ({
  ...{ id, text, passageId },
  kind: 'single-choice' as const,
});

test('of two questions in the same words the later one is named a changed copy; pictures and other passages are not [EXAM-179]', () => {
  const found = [question(9, 'Same'), question(7, ''), question(6, ''), question(5, 'Other'), question(3, 'Same')];
  expect([...changedCopies(found)]).toEqual([9]);
  expect([...changedCopies([question(2, 'Same', 1), question(1, 'Same')])]).toEqual([]);
});
