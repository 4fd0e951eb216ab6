import { expect, test } from 'vitest';
import { CHANCE_CASES, WEEK_OF_CASES } from './chance-cases.fixture.ts';
import type { ExamTerms } from './exams/exam-terms.ts';
import { countTooLate, hadChance, lastChance, unhandedState } from './last-chance.ts';

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

test.each(CHANCE_CASES)(
  'who had a week had time in it for a lesson %s: %j, %s [DESK-243, DESK-301]',
  (_, seen, had) => {
    expect(hadChance(WEEK_OF_CASES, seen)).toBe(had);
    expect(countTooLate(WEEK_OF_CASES, [seen, seen])).toBe(had ? 0 : 2);
    expect(hadChance({ ...WEEK_OF_CASES, until: null }, seen)).toBe(true);
  },
);

const inTime = 2 * HOUR;
const late = 10 * HOUR;
const over = exam({ lastStartAt: 5 * HOUR });
test.each<[string, boolean, ExamTerms | null, number | null, string, number | null]>([
  ['a quiz', true, null, inTime, 'open', 9 * HOUR],
  ['an exam', true, exam({ lastStartAt: 8 * HOUR }), inTime, 'open', 8 * HOUR],
  ['an exam that is over', true, over, inTime, 'over', null],
  ['a quiz', false, null, inTime, 'ended', null],
  ['a quiz that came later', false, null, late, 'ended', late],
  ['an exam that may be begun', false, exam({ lastStartAt: 20 * HOUR }), inTime, 'ended', null],
  ['an exam that may be begun and came later', false, exam({}), late, 'ended', late],
  ['an exam that is over', false, over, inTime, 'over', null],
  ['an exam that is over, put there nobody knows when', false, over, null, 'over', null],
  ['an exam that is over and came later', false, over, late, 'never', null],
])(
  '%s that was not handed in, its unit open %s, is told as it stands [DESK-300, DESK-320]',
  (_, isOpen, terms, placedAt, kind, until) => {
    const now = isOpen ? 7 * HOUR : 12 * HOUR;
    const state = unhandedState(
      { isOpen, from: HOUR, until: 9 * HOUR },
      { exam: terms, placedAt, goneFrom: null, goneUntil: null },
      now,
    );
    expect(state).toEqual(kind === 'open' ? { kind, until } : kind === 'ended' ? { kind, cameAt: until } : { kind });
  },
);

test('a quiz that was away for all of the unit’s time came when it came back [DESK-320]', () => {
  const quiz = { exam: null, placedAt: 0, goneFrom: HOUR, goneUntil: late };
  expect(unhandedState({ isOpen: false, from: HOUR, until: 9 * HOUR }, quiz, 12 * HOUR)).toEqual({
    kind: 'ended',
    cameAt: late,
  });
});
