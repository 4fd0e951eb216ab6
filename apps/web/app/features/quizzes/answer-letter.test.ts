import { expect, test } from 'vitest';
import { answerLetter, isArabic } from './answer-letter.ts';

test('an Arabic question is lettered in Arabic, any other in English [OP-QUIZ-8]', () => {
  expect(isArabic('١) ما معنى since؟')).toBe(true);
  expect(isArabic('“since” معناها إيه؟')).toBe(false);
  expect([answerLetter(1, true), answerLetter(1, false), answerLetter(9, false)]).toEqual(['ب', 'b', '10']);
});
