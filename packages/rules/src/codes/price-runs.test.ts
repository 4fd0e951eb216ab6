import { expect, test } from 'vitest';
import { isInRuns, priceInRuns, priceRuns } from './price-runs.ts';

const cards = [90, 90, 90, 100, 130].map((pounds, at) => ({
  serial: [11, 12, 15, 16, 19][at] ?? 0,
  pricePiastres: pounds * 100,
}));

test('each card is found again at its own price, whatever numbers lie between [DESK-310]', () => {
  const runs = priceRuns(cards);
  expect(runs.map(({ first, count }) => [first, count])).toEqual([
    [11, 2],
    [15, 1],
    [16, 1],
    [19, 1],
  ]);
  expect(cards.map(({ serial }) => priceInRuns(runs, serial))).toEqual([9_000, 9_000, 9_000, 10_000, 13_000]);
});

test('cards between them that were left as they are belong to none of them [DESK-350]', () => {
  const numbers = Array.from({ length: 11 }, (_, at) => 10 + at);
  expect(numbers.filter((serial) => isInRuns(priceRuns(cards), serial))).toEqual([11, 12, 15, 16, 19]);
  // A line of before the numbers were noted tells none apart.
  expect(isInRuns([{ count: 3, pricePiastres: 9_000 }], 12)).toBe(true);
  expect(isInRuns([], 12)).toBe(true);
});

test('one price is everybody’s, and several without their numbers are nobody’s [DESK-310]', () => {
  expect(priceInRuns([{ count: 3, pricePiastres: 9_000 }], 12)).toBe(9_000);
  expect(
    priceInRuns(
      [
        { count: 3, pricePiastres: 9_000 },
        { count: 1, pricePiastres: 10_000 },
      ],
      12,
    ),
  ).toBeUndefined();
  expect(priceInRuns([], 12)).toBeUndefined();
});
