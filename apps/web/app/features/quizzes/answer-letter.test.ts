import { expect, test } from 'vitest';
import { answerLetter, isArabic } from './answer-letter.ts';
import { splitBlank } from './split-blank.ts';

test.each([
  ['I ______ him.', { before: 'I ', after: ' him.' }],
  ['I ........ him.', { before: 'I ', after: ' him.' }],
  ['هي ـــــ الكلمة', { before: 'هي ', after: ' الكلمة' }],
  ['Wait... what?', null],
  ['I __ you and you __ me.', null],
  ['No gap at all?', null],
])('the one gap of «%s» is where the answer is written', (text, expected) => {
  expect(splitBlank(text)).toEqual(expected);
});

test('an Arabic question is lettered in Arabic, any other in English [OP-QUIZ-8]', () => {
  expect(isArabic('١) ما معنى since؟')).toBe(true);
  expect(isArabic('“since” معناها إيه؟')).toBe(false);
  expect([answerLetter(1, true), answerLetter(1, false), answerLetter(9, false)]).toEqual(['ب', 'b', '10']);
});
