import { expect, test } from 'vitest';
import { isTooDear, piastresFromText, textFromPiastres } from './written-price.ts';

test.each([
  ['150', 15_000],
  ['١٥٠', 15_000],
  ['149.5', 14_950],
  ['١٤٩٫٥٠', 14_950],
  ['149,5', 14_950],
  ['1,250', 125_000],
  ['١٬٢٥٠', 125_000],
  [' 0 ', 0],
  ['', 0],
  ['0.05', 5],
  ['1.234', null],
  ['-5', null],
  ['مية', null],
  ['1.2.3', null],
  ['9999999', null],
])('the written price %j is %s piastres', (text, piastres) => {
  expect(piastresFromText(text)).toBe(piastres);
});

test.each([
  [15_000, '150'],
  [14_950, '149.50'],
  [5, '0.05'],
  [0, '0'],
])('%s piastres are edited as %s', (piastres, text) => {
  expect(textFromPiastres(piastres)).toBe(text);
  expect(piastresFromText(text)).toBe(piastres);
});

test.each([
  ['100000', false],
  ['100000.01', true],
  ['١٠٠٬٠٠١', true],
  ['99999999', true],
  ['غالي', false],
  ['-5', false],
  ['', false],
])('the written price %j is above the highest: %s [DESK-365]', (text, isAbove) => {
  expect(isTooDear(text)).toBe(isAbove);
});
