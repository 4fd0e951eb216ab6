import { expect, test } from 'vitest';
import { NO_NUMBER, wholeFault } from './no-number.ts';
import { countOrNone, plainNumber, shownNumber, wholeNumber } from './typed-number.ts';

test('an emptied field and letters are no zero, and a zero is read as one [EXAM-227]', () => {
  for (const typed of ['', 'س', 'x']) expect(wholeNumber(plainNumber(typed))).toBeNull();
  expect(wholeNumber(plainNumber('٠'))).toBe(0);
  expect(wholeNumber(plainNumber('١٢'))).toBe(12);
  expect(shownNumber('0', 'arabic')).toBe('0');
  expect(shownNumber('10', 'arabic')).toBe('١٠');
});

test('a refused part is not what an empty field is: a number that no rule lets pass [EXAM-227]', () => {
  expect(countOrNone('', 3)).toBeNull();
  expect(countOrNone(NO_NUMBER, 3)).toBe(0);
  expect(countOrNone('1234', 3)).toBe(123);
});

test.each(['-2', '−٢', '–2', ' - 2', '-'])(
  '«%s» is below nothing and is told so, not taken for two [EXAM-258, DESK-229]',
  (typed) => {
    expect(wholeFault(plainNumber(typed))).toBe('العدد مينفعش يكون بالسالب.');
  },
);

test.each(['1.5', '١٫٥', '1,5', '5-7'])('«%s» is no whole number [EXAM-213, EXAM-258]', (typed) => {
  expect(wholeFault(plainNumber(typed))).toBe('لازم عدد صحيح من غير كسور.');
});

test.each(['', '12', '١٢', '٥٬٠٠٠'])('«%s» is typed where a whole number is [EXAM-213]', (typed) => {
  expect(wholeFault(plainNumber(typed))).toBeNull();
});
