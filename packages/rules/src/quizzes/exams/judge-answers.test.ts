import { describe, expect, test } from 'vitest';
import {
  type GivenAnswer,
  type HeldReason,
  type JudgedSitting,
  judgeAnswers,
  mergeAnswers,
  newsAmong,
  type Signature,
  saysInTime,
  signedWords,
} from './judge-answers.ts';
import { GRACE_MS } from './sitting-time.ts';

const START = 1_000_000;
const LENGTH = 60 * 60_000;
const END = START + LENGTH;

const sitting: JudgedSitting = { startedAt: START, endsAt: END, handedInBy: null };
const given = (order: number, at: number, position = order): GivenAnswer => ({ position, choice: 1, at, order });

describe('an answer in an exam', () => {
  test.each<[string, Partial<JudgedSitting>, GivenAnswer[], Signature, number, HeldReason | null]>([
    ['in its time it counts', {}, [given(1, 500)], 'good', START + 600, null],
    ['where a browser cannot sign, arrival is proof enough', {}, [given(1, 500)], 'none', START + 600, null],
    ['within the grace it counts', {}, [given(1, LENGTH - 1)], 'good', END + GRACE_MS, null],
    ['after the grace it is held', {}, [given(1, LENGTH - 1)], 'good', END + GRACE_MS + 1, 'late'],
    ['handed in by time, what was on its way counts', { handedInBy: 'time' }, [given(1, 5)], 'good', END + 1, null],
    [
      'handed in by its student, it is held',
      { handedInBy: 'student' },
      [given(1, 5)],
      'good',
      START + 9,
      'after-hand-in',
    ],
    [
      'of a paper whose right answers its student has seen it is held, also within the grace',
      { handedInBy: 'time', isKeyShown: true },
      [given(1, 5)],
      'good',
      END + 1,
      'after-key',
    ],
    [
      'handed in, and the results told, it is held',
      { handedInBy: 'time', isReleased: true },
      [given(1, 5)],
      'good',
      END + 1,
      'after-results',
    ],
    ['whoever still sits when results are told goes on', { isReleased: true }, [given(1, 5)], 'good', START + 9, null],
    ['with a signature that is not its own it is held', {}, [given(1, 5)], 'bad', START + 9, 'signature'],
    ['from the future it is held', {}, [given(1, 20_000)], 'good', START + 10_000, 'times'],
    ['from before the start it is held', {}, [given(1, -1)], 'good', START + 10_000, 'times'],
    ['out of order it is held', {}, [given(1, 900), given(2, 800)], 'good', START + 10_000, 'times'],
    ['twice the same order is no order', {}, [given(1, 800, 0), given(1, 900, 1)], 'good', START + 10_000, 'times'],
    ['whatever order a letter has them in', {}, [given(2, 900), given(1, 800)], 'good', START + 10_000, null],
    ['given after the end it is held', {}, [given(1, LENGTH + 6_000)], 'good', END + 7_000, 'after-end'],
  ])('%s [EXAM-06]', (_, told, answers, signature, receivedAt, reason) => {
    const judged = judgeAnswers({ ...sitting, ...told }, answers, signature, receivedAt);
    expect(judged.reason).toBe(reason);
    expect([...judged.counted, ...judged.held]).toEqual(answers);
    expect(judged.held.length > 0).toBe(reason !== null);
  });

  test('of one letter what was in time counts and the rest is held [EXAM-06]', () => {
    const answers = [given(1, 100), given(2, LENGTH + 9_000)];
    const judged = judgeAnswers(sitting, answers, 'good', END + 10_000);
    expect([judged.counted, judged.held]).toEqual([[answers[0]], [answers[1]]]);
  });

  test('nothing given is nothing held, however late [EXAM-06]', () => {
    expect(judgeAnswers(sitting, [], 'none', END * 2)).toEqual({ counted: [], held: [], reason: null });
  });

  test('tells the teacher whether it says that it was in time [EXAM-06]', () => {
    expect(saysInTime(sitting, [given(1, LENGTH)])).toBe(true);
    expect(saysInTime(sitting, [given(1, 5), given(2, LENGTH + 6_000)])).toBe(false);
  });

  test('takes the place of an older one, never of a newer [EXAM-06]', () => {
    const saved = { 0: { choice: 2, at: 500 }, 1: { choice: 0, at: 900 } };
    const merged = mergeAnswers(saved, [given(1, 600, 0), given(2, 700, 1), given(3, 800, 2)]);
    expect(merged).toEqual({ 0: { choice: 1, at: 600 }, 1: { choice: 0, at: 900 }, 2: { choice: 1, at: 800 } });
  });

  test('that came before is no news [EXAM-06]', () => {
    const saved = { 0: { choice: 1, at: 500 }, 1: { choice: 0, at: 500 } };
    expect(newsAmong(saved, [given(1, 500, 0), given(2, 500, 1), given(3, 400, 0), given(4, 600, 0)])).toEqual([
      given(2, 500, 1),
      given(4, 600, 0),
    ]);
  });

  test('is signed with everything that must not change [EXAM-06]', () => {
    const words = new Set(
      [given(1, 5), given(2, 5, 1), given(1, 6), given(1, 5, 2), { ...given(1, 5), choice: [1] }].map((answer) =>
        signedWords(1, answer),
      ),
    );
    expect(words.add(signedWords(2, given(1, 5))).size).toBe(6);
  });
});
