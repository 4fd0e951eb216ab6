import { describe, expect, test } from 'vitest';
import { below, choiceOrder } from './choice-order.ts';
import { kindOf } from './kinds/question-kinds.ts';

function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the order of the answers', () => {
  test('the same student and question always give the same order, another student another one [T-QUIZ-1]', () => {
    expect(choiceOrder('key|student-1|q-7', 6)).toEqual(choiceOrder('key|student-1|q-7', 6));
    const orders = new Set(Array.from({ length: 50 }, (_, at) => choiceOrder(`key|student-${at}|q-7`, 6).join()));
    expect(orders.size).toBeGreaterThan(40);
  });

  test.each([0, 1, 2, 4, 9])('with %d answers every answer is shown exactly once [T-QUIZ-1]', (count) => {
    const order = choiceOrder('seed', count);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
  });

  test('a pinned question keeps its order [T-QUIZ-1]', () => {
    for (let at = 0; at < 20; at += 1) expect(choiceOrder(`seed-${at}`, 4, true)).toEqual([0, 1, 2, 3]);
  });

  test('over 400 questions the right answer, typed first, is shown at every position alike (χ², p > 0.01) [T-QUIZ-1]', () => {
    // Neighbouring ids are the hard case for a hash: they differ in one character.
    for (const student of ['1', '2', '1000', 'b7f0']) {
      const shownAt = [0, 0, 0, 0];
      for (let question = 0; question < 400; question += 1) {
        const position = choiceOrder(`server-key|tenant6|${student}|${question}`, 4).indexOf(0);
        shownAt[position] = (shownAt[position] ?? 0) + 1;
      }
      expect(chiSquare(shownAt), `student ${student}: ${shownAt}`).toBeLessThan(11.345);
    }
  });

  test('all 24 orders of four answers are equally likely (χ², p > 0.01) [T-QUIZ-1]', () => {
    const seen = new Map<string, number>();
    for (let question = 0; question < 24_000; question += 1) {
      const order = choiceOrder(`server-key|student|${question}`, 4).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(41.638);
  });

  test('a draw that would favour the first places is drawn again [T-QUIZ-1]', () => {
    const drawing =
      (...drawn: number[]) =>
      () =>
        drawn.shift() ?? -1;
    expect(below(3, drawing(2 ** 32 - 2, 7))).toBe((2 ** 32 - 2) % 3);
    expect(below(3, drawing(2 ** 32 - 1, 7))).toBe(1);
    expect(below(4, drawing(2 ** 32 - 1, 6))).toBe(3);
  });

  test('a chosen position is read in the order that the student saw [T-QUIZ-1]', () => {
    const question = { kind: 'single-choice', choices: ['a', 'b', 'c'], rightChoice: 0 } as const;
    const read = (sent: unknown) => kindOf(question).readAnswer(question, [2, 0, 1], sent);
    expect([0, 2, 3].map(read)).toEqual([2, 1, null]);
  });
});
