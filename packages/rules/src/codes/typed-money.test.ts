import { expect, test } from 'vitest';
import { isBelowZero, typedCardNumber, typedCount, typedPiastres } from './typed-money.ts';

test.each([
  ['5000', 500_000],
  ['٥٬٠٠٠', 500_000],
  [' 5,000 ', 500_000],
  ['150.5', 15_050],
  ['٩٩٫٩٩', 9_999],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.234', null],
  ['خمسة', null],
])('%j is %s piastres [DESK-35]', (text, piastres) => {
  expect(typedPiastres(text)).toBe(piastres);
});

test.each([
  ['000144', 144],
  ['№ 000144', 144],
  ['١٤٤', 144],
  ['0', null],
  ['', null],
  ['K7PQ', null],
])('%j is the card %s [DESK-31]', (text, serial) => {
  expect(typedCardNumber(text)).toBe(serial);
});

test.each([
  ['12', 12],
  [' ٥٬٠٠٠ ', 5000],
  ['0', 0],
  ['1.5', null],
  ['١٫٥', null],
  ['-3', null],
  ['', null],
])('how many cards %j means: %s [DESK-128]', (text, count) => {
  expect(typedCount(text)).toBe(count);
});

test.each([
  ['-5', true],
  ['−٥', true],
  ['–٥', true],
  [' - .5', true],
  ['5', false],
  ['-', false],
])('«%s» is a number below nothing: %s [DESK-229]', (typed, below) => {
  expect(isBelowZero(typed)).toBe(below);
});
