import { describe, expect, test } from 'vitest';
import { scoreDistribution, scoreFigures } from './score-figures.ts';

const counts = (...scores: [score: number, papers: number][]) => scores.map(([score, papers]) => ({ score, papers }));

describe('the figures of a class', () => {
  test.each([
    ['one paper', counts([70, 1]), { papers: 1, average: 70, median: 70, highest: 70, lowest: 70 }],
    [
      'an odd class, unsorted',
      counts([100, 1], [0, 1], [50, 1]),
      { papers: 3, average: 50, median: 50, highest: 100, lowest: 0 },
    ],
    [
      'an even class: the two in the middle',
      counts([20, 2], [60, 1], [80, 1]),
      { papers: 4, average: 45, median: 40, highest: 80, lowest: 20 },
    ],
    ['many equals', counts([50, 9], [100, 1]), { papers: 10, average: 55, median: 50, highest: 100, lowest: 50 }],
    [
      'a score nobody has any more',
      counts([0, 0], [40, 2]),
      { papers: 2, average: 40, median: 40, highest: 40, lowest: 40 },
    ],
  ])('%s', (_name, scores, figures) => {
    expect(scoreFigures(scores)).toEqual(figures);
  });

  test('a class without papers has no average', () => {
    expect(scoreFigures([])).toBeNull();
  });

  test('ten bands, of which the last holds full marks', () => {
    expect(scoreDistribution(counts([0, 1], [9.99, 2], [10, 1], [59.9, 1], [60, 3], [99, 1], [100, 4]))).toEqual([
      3, 1, 0, 0, 0, 1, 3, 0, 0, 5,
    ]);
  });
});
