import { describe, expect, test } from 'vitest';
import type { SingleChoice } from './kinds/single-choice.ts';
import { readAnswers, scoreQuiz } from './score-quiz.ts';

const question = (rightChoice: number, choices = ['a', 'b']): SingleChoice => ({
  kind: 'single-choice',
  choices,
  rightChoice,
});
const right = (count: number) => Array.from({ length: count }, () => question(0));
const answers = (correct: number, wrong: number) => [...Array(correct).fill(0), ...Array(wrong).fill(1)];

describe('quiz score', () => {
  test.each([
    [4, 1, 80],
    [3, 2, 60],
    [0, 5, 0],
    [5, 0, 100],
    [1, 2, 100 / 3],
    [29, 71, 29],
    [57, 43, 57],
  ])('%d correct and %d wrong is correct / total x 100 [QUIZ-25, RULE-16]', (correct, wrong, percent) => {
    const total = correct + wrong;
    expect(scoreQuiz(right(total), answers(correct, wrong))).toMatchObject({
      correctCount: correct,
      total,
      percent,
      possibleMarks: null,
    });
  });

  test('a question may count for more, one when nothing is said [QUIZ-25]', () => {
    const questions = [{ ...question(0), weight: 3 }, question(1)];
    expect(scoreQuiz(questions, [0, 0])).toMatchObject({ correctCount: 1, total: 2, percent: 75, possibleMarks: 4 });
    expect(scoreQuiz(questions, [1, 1])).toMatchObject({ correctCount: 1, total: 2, percent: 25, possibleMarks: 4 });
  });

  test('a quiz without questions scores 0 and divides by nothing [QUIZ-36]', () => {
    expect(scoreQuiz([], [])).toMatchObject({ correctCount: 0, total: 0, percent: 0, possibleMarks: null });
  });

  test('answers left out are wrong, extra ones count for nothing [QUIZ-25, T-QUIZ-2]', () => {
    expect(scoreQuiz(right(2), [null])).toMatchObject({ correctCount: 0, percent: 0 });
    expect(scoreQuiz(right(1), [0, 0, 0])).toMatchObject({ correctCount: 1, percent: 100 });
  });

  test('answers to a question whose choices were not shuffled are read as they are [T-QUIZ-4]', () => {
    expect(readAnswers([question(0), question(1)], [], [1, 0])).toEqual([1, 0]);
  });

  test.each([
    [[4, 2], [3, 1], null],
    [[4, 2], [0, 0], null],
    [[], [], 'no-questions'],
    [[4, 2], [3], 'unanswered'],
    [[4, 2], [], 'unanswered'],
    [[4, 2], [null, 1], 'unanswered'],
    [[4, 2], [3, 1, 0], 'too-many'],
    [[4, 2], [4, 1], 'no-such-answer'],
    [[4, 2], [-1, 1], 'no-such-answer'],
    [[4, 2], [0.5, 1], 'no-such-answer'],
  ] as const)('questions with %j answers, answered %j: %s [QUIZ-07, T-QUIZ-4]', (counts, given, fault) => {
    const questions = counts.map((count) => question(0, ['a', 'b', 'c', 'd'].slice(0, count)));
    const read = readAnswers(
      questions,
      questions.map(({ choices }) => [...choices.keys()]),
      given,
    );
    expect(read).toEqual(fault ?? given);
  });
});
