import { expect, test } from 'vitest';
import { UNHANDED_COUNTED, unhandedStudents, unhandedWords } from './unhanded-counted.ts';

test.each([
  [0, '0'],
  [UNHANDED_COUNTED, '1,000'],
  [UNHANDED_COUNTED + 1, 'أكتر من 1,000'],
])('%i who have not handed a quiz in are said as «%s» [LEAN-08]', (missing, words) => {
  expect(unhandedWords(missing, 'latin')).toBe(words);
});

test.each([
  [1, 'طالب واحد'],
  [9, '٩ طلاب'],
  [UNHANDED_COUNTED + 1, 'أكتر من ١٬٠٠٠ طالب'],
])('%i of them in a sentence are «%s», which ends with no digit [LEAN-08]', (missing, words) => {
  expect(unhandedStudents(missing, 'arabic')).toBe(words);
});
