import { describe, expect, test } from 'vitest';
import { answerMark } from './answer-mark.ts';
import { quizStep } from './quiz-step.ts';

describe('going through a quiz', () => {
  test('the first question has a number, a percent and no way back [QUIZ-02, QUIZ-03, QUIZ-08]', () => {
    expect(quizStep(0, [2], 4)).toEqual({
      number: 1,
      total: 4,
      percent: 25,
      isLast: false,
      canGoBack: false,
      canGoOn: true,
    });
  });

  test('next and submit wait for an answer; position 0 is an answer [QUIZ-07]', () => {
    expect(quizStep(1, [0], 2).canGoOn).toBe(false);
    expect(quizStep(1, [0, null], 2).canGoOn).toBe(false);
    expect(quizStep(1, [0, 0], 2).canGoOn).toBe(true);
  });

  test('the last question submits [QUIZ-06]', () => {
    expect(quizStep(2, [0, 0, 1], 3)).toMatchObject({ isLast: true, percent: 100, canGoBack: true });
  });

  test.each([
    [1, 1, 0, 'right', 'QUIZ-18'],
    [0, 1, 0, 'chosen-wrong', 'QUIZ-19'],
    [1, 1, 1, 'chosen-right', 'QUIZ-20'],
    [2, 1, 0, 'none', 'QUIZ-18'],
    [1, 1, null, 'right', 'QUIZ-18'],
  ] as const)(
    'answer %d, when %d is right and %s was chosen, is marked %s [%s]',
    (answer, right, chosen, mark, _ids) => {
      expect(answerMark({ isRight: answer === right, isChosen: answer === chosen })).toBe(mark);
    },
  );
});
