import { expect, test } from 'vitest';
import { nextLead } from './next-lead.ts';

test.each([
  ['Video', false, 0, 'first'],
  ['Quiz', false, 0, 'first'],
  ['Video', false, 4, 'new'],
  ['Quiz', false, 4, 'new'],
  ['Video', true, 0, 'begun'],
  ['Video', true, 4, 'begun'],
  ['Quiz', true, 0, 'begun-paper'],
  ['Quiz', true, 4, 'begun-paper'],
] as const)('a %s, begun %s, after %i lessons is told as %s [LEARN-261]', (type, isBegun, doneCount, lead) => {
  expect(nextLead({ type, isBegun, doneCount })).toBe(lead);
});
