import { expect, test } from 'vitest';
import type { ExamTerms } from './exams/exam-terms.ts';
import { countTooLate, hadChance, lastChance } from './last-chance.ts';

const HOUR = 60 * 60_000;
const exam = (wanted: Partial<ExamTerms>): ExamTerms => ({
  minutes: 60,
  opensAt: null,
  lastStartAt: null,
  closesAt: null,
  attempts: 1,
  counts: 'best',
  passMark: null,
  ...wanted,
});

test.each<[string, number | null, ExamTerms | null, number | null]>([
  ['a quiz until its unit closes', 9 * HOUR, null, 9 * HOUR],
  ['an exam without a window just so', 9 * HOUR, exam({}), 9 * HOUR],
  ['an exam until nobody can start it any more', 9 * HOUR, exam({ lastStartAt: 5 * HOUR }), 5 * HOUR],
  ['by its closing, with the whole time before it', 9 * HOUR, exam({ closesAt: 8 * HOUR }), 7 * HOUR],
  ['but never after its unit has closed', 3 * HOUR, exam({ closesAt: 8 * HOUR }), 3 * HOUR],
  ['in a unit that never closes, the exam’s own', null, exam({ closesAt: 8 * HOUR }), 7 * HOUR],
  ['and without either, always', null, null, null],
])('what is not handed in can be: %s [DESK-205]', (_, unitEndsAt, terms, expected) => {
  expect(lastChance(unitEndsAt, terms)).toBe(expected);
});

test.each([
  ['before its unit closed', 9, 8, true],
  ['as its unit closed', 9, 9, false],
  ['after its unit closed', 9, 10, false],
  ['in a unit that never closes', null, 10, true],
  ['nobody knows when', 9, null, true],
])('a quiz that was put there %s could be handed in: %s and %s, %s [DESK-243]', (_, unitEndsAt, placedAt, expected) => {
  expect(hadChance(unitEndsAt, placedAt)).toBe(expected);
});

test('of lessons that were put into a unit those are counted that came after it closed [DESK-286]', () => {
  expect([countTooLate(9, [7, 8, 9, 10]), countTooLate(9, []), countTooLate(null, [10])]).toEqual([2, 0, 0]);
});
