import { expect, test } from 'vitest';
import { satWords } from './attempts-left-words.ts';

test.each([
  [{ mark: 'open', isSat: false, attemptsLeft: 0 }, undefined],
  [{ mark: 'open', isSat: true, attemptsLeft: 0 }, 'وقته شغّال'],
  [{ mark: 'again', isSat: false, attemptsLeft: 2 }, 'فاضلك محاولتين'],
  [{ mark: 'again', isSat: true, attemptsLeft: 1 }, 'وقته شغّال'],
  [{ mark: 'submitted', isSat: true, attemptsLeft: 0 }, 'وقته شغّال'],
  [{ mark: 'submitted', isSat: false, attemptsLeft: 0 }, undefined],
] as const)('a list says of %j: «%s» [LEARN-386]', (lesson, words) => {
  expect(satWords(lesson, 'arabic')).toBe(words);
});
