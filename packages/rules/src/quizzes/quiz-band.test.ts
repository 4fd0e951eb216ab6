import { describe, expect, test } from 'vitest';
import { quizBand } from './quiz-band.ts';
import { quizNotes } from './quiz-notes.ts';
import { shownPercent } from './shown-percent.ts';

describe('what a result says', () => {
  test.each([
    [100, 'excellent', 'QUIZ-26'],
    [80, 'excellent', 'QUIZ-26, RULE-16, LIM-37'],
    [79.999, 'good', 'QUIZ-27'],
    [79.6, 'good', 'QUIZ-27'],
    [60, 'good', 'QUIZ-27, RULE-16, LIM-37'],
    [59.999, 'keep-practising', 'QUIZ-28'],
    [0, 'keep-practising', 'QUIZ-28'],
  ] as const)('a score of %d is %s [%s]', (percent, band, _ids) => {
    expect(quizBand(percent)).toBe(band);
  });

  test.each([
    [100, 100],
    [0, 0],
    [66.6666, 66.7],
    [33.3333, 33.3],
    [79.6, 79.6],
    [79.96, 79.9],
    [59.96, 59.9],
    [99.97, 99.9],
    [80.04, 80],
  ])('a score of %d is shown as %d [QUIZ-13]', (percent, shown) => {
    expect(shownPercent(percent)).toBe(shown);
  });

  test('the shown percent never lands in a higher band than the score [QUIZ-16]', () => {
    for (let total = 1; total <= 300; total += 1) {
      for (let correct = 0; correct <= total; correct += 1) {
        const percent = (correct * 100) / total;
        const shown = shownPercent(percent);
        if (quizBand(shown) !== quizBand(percent)) expect.fail(`${correct} of ${total} shown as ${shown}`);
        if (shown === 100 && correct !== total) expect.fail(`${correct} of ${total} shown as 100`);
      }
    }
    expect(shownPercent((239 * 100) / 299)).toBe(79.9);
  });

  test("the notes read 'Correct answers: x/y' [QUIZ-35, ENT-30]", () => {
    expect(quizNotes(7, 10)).toBe('Correct answers: 7/10');
  });
});
