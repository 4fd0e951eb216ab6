import { describe, expect, test } from 'vitest';
import { formatMarks } from './format-marks.ts';
import { marksOf, possibleMarks } from './marks.ts';
import { scoreQuiz } from './score-quiz.ts';

const QUESTION = { kind: 'single-choice', choices: ['a', 'b'], rightChoice: 0 } as const;

describe('the marks of a paper', () => {
  test.each([
    [[], null],
    [[1], null],
    [[1, 1, 1], null],
    [[3, 3], null],
    [[1, 1, 2], 4],
    [[2, 1, 1, 1, 1, 1, 1, 1], 9],
  ])('weights %j are %s marks together, none where all weigh the same [LEARN-03, RULE-16]', (weights, possible) => {
    expect(possibleMarks(weights)).toBe(possible);
    expect(marksOf(50, possible)).toEqual(possible === null ? null : { earned: possible / 2, possible });
  });

  test('a part of a mark is said in marks though all weigh the same, to the hundredth [KIND-05]', () => {
    const several = { kind: 'several-choices', choices: ['a', 'b', 'c', 'd'], rightChoices: [0, 1, 2] } as const;
    const { percent, possibleMarks: possible } = scoreQuiz([QUESTION, several], [0, [0]]);
    expect(marksOf(percent, possible)).toEqual({ earned: 1.33, possible: 2 });
    expect(scoreQuiz([QUESTION, several], [0, [0, 1, 2]])).toMatchObject({ percent: 100, possibleMarks: null });
  });

  test('the stored percentage and the marks never contradict each other [LEARN-03, QUIZ-25]', () => {
    const weights = [2, 1, 3, 1, 7, 1, 1, 1];
    for (let papers = 0; papers < 2 ** weights.length; papers++) {
      const questions = weights.map((weight) => ({ ...QUESTION, weight }));
      const answers = weights.map((_, at) => (papers & (1 << at) ? 0 : 1));
      const earned = weights.reduce((sum, weight, at) => sum + (answers[at] === 0 ? weight : 0), 0);
      const { percent } = scoreQuiz(questions, answers);
      expect(marksOf(percent, possibleMarks(weights))).toEqual({ earned, possible: 17 });
      expect(percent).toBeCloseTo((earned / 17) * 100, 10);
    }
  });
});

test.each([
  [17 / 3, '٥٫٦٧'],
  [5.5, '٥٫٥'],
  [9, '٩'],
  [0, 'صفر'],
])('%d marks are printed as %s, on every page [EXAM-201]', (marks, printed) => {
  expect(formatMarks(marks)).toBe(printed);
});
