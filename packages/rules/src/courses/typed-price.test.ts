import { expect, test } from 'vitest';
import { poundsFromText } from './typed-price.ts';

test.each([
  ['150', 150],
  ['١٥٠', 150],
  [' 49.5 ', 49.5],
  ['٤٩٫٩٩', 49.99],
  ['49,99', 49.99],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.005', null],
  ['1e3', null],
  ['مجاني', null],
  ['999999', null],
])('%j is %j pounds', (typed, pounds) => {
  expect(poundsFromText(typed)).toBe(pounds);
});
