import { describe, expect, test } from 'vitest';
import type { QuestionPart } from '../kinds/question-kinds.ts';
import { apart, seenOnPaper } from './seen-on-paper.ts';

const seen = (question: object, orders: readonly (readonly number[])[]) =>
  new Set(orders.map((order) => seenOnPaper(question as QuestionPart, order))).size;

describe('what is seen of a question on paper', () => {
  test('choices and words look other in each order, equal words do not [EXAM-273]', () => {
    const choices = { kind: 'single-choice', choices: ['a', 'b', 'c'], rightChoice: 0 };
    expect(
      seen(choices, [
        [0, 1, 2],
        [1, 0, 2],
        [2, 1, 0],
      ]),
    ).toBe(3);
    const words = { kind: 'word-order', words: ['a', 'rose', 'a', 'day'] };
    expect(
      seen(words, [
        [1, 0, 2, 3],
        [1, 2, 0, 3],
      ]),
    ).toBe(1);
  });

  test('a match in the order of its key is printed moved on by one, and looks like that order [EXAM-273, EXAM-262]', () => {
    const match = { kind: 'matching', lefts: ['1', '2', '3'], rights: ['one', 'two', 'three'] };
    expect(apart([0, 1, 2])).toEqual([1, 2, 0]);
    expect(
      seen(match, [
        [0, 1, 2],
        [1, 2, 0],
      ]),
    ).toBe(1);
    expect(
      seen(match, [
        [0, 1, 2],
        [2, 1, 0],
      ]),
    ).toBe(2);
  });

  test('what has no order of its own looks the same in any [EXAM-273]', () => {
    expect(seen({ kind: 'true-false', choices: ['True', 'False'], rightChoice: 0 }, [[], [1, 0]])).toBe(1);
    expect(seen({ kind: 'gaps', gaps: [['x']], forgives: [] }, [[], [0]])).toBe(1);
  });
});
