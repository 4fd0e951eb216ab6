import { expect, test } from 'vitest';
import { fillBlanks, splitBlanks } from './blanks.ts';

test.each([
  ['I ______ him.', ['I ', ' him.']],
  ['I ........ him.', ['I ', ' him.']],
  ['هي ـــــ الكلمة', ['هي ', ' الكلمة']],
  ['Wait... what?', ['Wait... what?']],
  ['I __ you and you __ me.', ['I ', ' you and you ', ' me.']],
])('the gaps of «%s» are where the answer is written', (text, pieces) => {
  expect(splitBlanks(text)).toEqual(pieces);
});

test.each([
  ['yet', 2, ['yet', 'yet']],
  ['went / has gone', 2, ['went', 'has gone']],
  ['some … any', 2, ['some', 'any']],
  ['since - for', 2, ['since', 'for']],
  ['have / has', 1, ['have / has']],
  ['a, b, c', 2, ['a, b, c', 'a, b, c']],
  ['well-known', 2, ['well-known', 'well-known']],
])('«%s» fills %i gaps, each with its own part where there is one [LEARN-124]', (answer, gaps, filled) => {
  expect(fillBlanks(answer, gaps)).toEqual(filled);
});
