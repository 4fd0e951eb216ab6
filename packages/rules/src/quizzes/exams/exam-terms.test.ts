import { describe, expect, test } from 'vitest';
import {
  countingAttempt,
  type ExamTerms,
  examDoor,
  hasPassed,
  isExamOver,
  lastStart,
  termsProblem,
} from './exam-terms.ts';

const MINUTE = 60_000;
const terms = (wanted: Partial<ExamTerms> = {}): ExamTerms => ({
  minutes: 60,
  opensAt: null,
  lastStartAt: null,
  closesAt: null,
  attempts: 1,
  counts: 'best',
  passMark: null,
  ...wanted,
});

describe('the window of an exam', () => {
  test.each<[string, Partial<ExamTerms>, number, number, string]>([
    ['without a window it is open', {}, 0, 5, 'open'],
    ['before it opens nobody starts', { opensAt: 100 }, 0, 99, 'not-yet'],
    ['it opens at its moment', { opensAt: 100 }, 0, 100, 'open'],
    ['the last start is still a start', { lastStartAt: 100 }, 0, 100, 'open'],
    ['after the last start nobody starts', { lastStartAt: 100 }, 0, 101, 'over'],
    ['a closing alone leaves everybody the whole time', { closesAt: 90 * MINUTE }, 0, 30 * MINUTE, 'open'],
    ['and nobody less of it', { closesAt: 90 * MINUTE }, 0, 30 * MINUTE + 1, 'over'],
    ['one attempt is one', {}, 1, 5, 'no-attempts'],
    ['two are two', { attempts: 2 }, 1, 5, 'open'],
    ['attempts that are used up are the reason, whatever the window', { opensAt: 100 }, 1, 5, 'no-attempts'],
  ])('%s [EXAM-01]', (_, wanted, used, now, kind) => {
    expect(examDoor(terms(wanted), used, now).kind).toBe(kind);
  });

  test('an exam that nobody can start any more is over, one without a window never [EXAM-01]', () => {
    expect(isExamOver(terms({ lastStartAt: 100 }), 101)).toBe(true);
    expect(isExamOver(terms({ lastStartAt: 100 }), 100)).toBe(false);
    expect(isExamOver(terms(), 1e15)).toBe(false);
    expect(isExamOver(null, 1e15)).toBe(false);
  });

  test.each<[string, Partial<ExamTerms>, string | null]>([
    ['no window', {}, null],
    ['room for the whole time', { opensAt: 0, closesAt: 61 * MINUTE }, null],
    ['it closes before anybody could end', { opensAt: 0, closesAt: 60 * MINUTE }, 'closes-too-early'],
    ['the last start is before the opening', { opensAt: 100, lastStartAt: 100 }, 'no-time-to-start'],
    ['the last to start would be cut', { lastStartAt: 100, closesAt: 60 * MINUTE + 99 }, 'closes-too-early'],
    ['the last to start has all of it', { lastStartAt: 100, closesAt: 60 * MINUTE + 100 }, null],
  ])('%s: %o is %s [EXAM-01]', (_, wanted, problem) => {
    expect(termsProblem(terms(wanted))).toBe(problem);
  });

  test('the last start that is said goes before the one that follows from the closing [EXAM-01]', () => {
    expect(lastStart(terms({ lastStartAt: 7, closesAt: 90 * MINUTE }))).toBe(7);
  });
});

describe('the attempt that counts', () => {
  const attempts = [
    { number: 2, score: 80 },
    { number: 1, score: 60 },
    { number: 3, score: 80 },
  ];
  test.each([
    ['the best one, of equals the earlier', 'best', 2],
    ['the last one, whatever it is worth', 'last', 3],
  ] as const)('is %s [EXAM-02]', (_, counts, number) => {
    expect(countingAttempt(attempts, counts)?.number).toBe(number);
  });

  test('is none before there is one [EXAM-02]', () => {
    expect(countingAttempt([], 'best')).toBeNull();
  });

  test.each([
    [59.9, 60, false],
    [60, 60, true],
    [10, null, null],
  ])('%s of a pass mark of %s: %s [EXAM-02]', (score, passMark, passed) => {
    expect(hasPassed(score, passMark)).toBe(passed);
  });
});
