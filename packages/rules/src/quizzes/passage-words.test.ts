import { expect, test } from 'vitest';
import { passageWords } from './passage-words.ts';

test.each([
  [[5, 5], 'للسؤال ٥'],
  [[5, 6], 'للسؤالين ٥ و٦'],
  [[5, 7], 'للأسئلة من ٥ لحد ٧'],
] as const)('a passage of the questions %j says which they are [LEARN-222]', (numbers, words) => {
  expect(passageWords(numbers, 'arabic')).toBe(words);
});
