import { describe, expect, test } from 'vitest';
import { cardNumber, cardNumbers, cardRange } from './card-number.ts';
import {
  CARD_STEPS,
  cardOutcome,
  isBeyondOwed,
  OPPOSITE_STEP,
  owedPiastres,
  type StockCard,
} from './seller-account.ts';

const HODA = 7;
const card = (facts: Partial<StockCard> = {}): StockCard => ({
  sellerId: null,
  sold: false,
  redeemed: false,
  dead: false,
  ...facts,
});
const hers = (facts: Partial<StockCard> = {}) => card({ sellerId: HODA, ...facts });

describe('cards change hands by their numbers', () => {
  test.each([
    ['handed', card(), 'moves'],
    ['handed', hers(), 'stays'],
    ['handed', card({ sellerId: 8 }), 'held-by-another'],
    ['handed', card({ sellerId: 8, redeemed: true }), 'held-by-another'],
    ['handed', card({ sold: true }), 'sold'],
    ['handed', card({ redeemed: true, sold: true }), 'stays'],
    ['handed', card({ dead: true }), 'stays'],
    ['returned', hers(), 'moves'],
    ['returned', hers({ sold: true }), 'sold'],
    ['returned', hers({ redeemed: true }), 'stays'],
    ['returned', hers({ dead: true }), 'stays'],
    ['returned', card(), 'not-held'],
    ['returned', card({ dead: true }), 'stays'],
    ['returned', card({ sellerId: 8 }), 'held-by-another'],
    ['sold', hers(), 'moves'],
    ['sold', hers({ sold: true }), 'stays'],
    ['sold', hers({ redeemed: true }), 'stays'],
    ['sold', card(), 'not-held'],
    ['unsold', hers({ sold: true }), 'moves'],
    ['unsold', hers({ sold: true, redeemed: true }), 'stays'],
    ['unsold', hers(), 'stays'],
    ['unsold', hers({ sold: true, dead: true }), 'stays'],
  ] as const)('%s: %j %s [DESK-31]', (step, which, outcome) => {
    expect(cardOutcome(step, which, HODA)).toBe(outcome);
  });

  test('every step is taken back by its opposite [DESK-31]', () => {
    for (const step of CARD_STEPS) expect(OPPOSITE_STEP[OPPOSITE_STEP[step]]).toBe(step);
  });
});

describe('what a seller owes', () => {
  test('is the price of what was sold less what was paid, and may be less than nothing [DESK-33]', () => {
    expect(owedPiastres({ duePiastres: 21_000_00, paidPiastres: 15_000_00 })).toBe(6_000_00);
    expect(owedPiastres({ duePiastres: 0, paidPiastres: 100 })).toBe(-100);
  });
});

test('numbers are said as they are printed, those in a row as one range [DESK-30]', () => {
  expect(cardNumber(143)).toBe('000143');
  expect(cardNumber(1_234_567)).toBe('1234567');
  expect(cardRange(5, 5)).toBe('000005');
  expect(cardNumbers([9, 3, 1, 2, 3])).toBe('\u2066000001–000003\u2069، \u2066000009\u2069');
  expect(cardNumbers([1, 3, 5], 2)).toBe('\u2066000001\u2069، \u2066000003\u2069، …');
  expect(cardNumbers([])).toBe('');
});

test.each([
  [300, 300, false],
  [301, 300, true],
  [1, 0, true],
  [1, -50, true],
])('a payment of %i where %i is owed goes beyond it: %s [DESK-123]', (payment, owed, beyond) => {
  expect(isBeyondOwed(payment, owed)).toBe(beyond);
});
