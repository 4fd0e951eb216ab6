import { expect, test } from 'vitest';
import { balanceWords, moneyInWords, moneyNumber, moneyWords } from './money-words.ts';

test('money is said in whole pounds, piastres only where there are any [DESK-35]', () => {
  expect(moneyWords(5_000_00)).toBe('٥٬٠٠٠ جنيه');
  expect(moneyWords(99_50)).toBe('٩٩٫٥٠ جنيه');
  expect(moneyWords(0)).toBe('صفر جنيه');
  expect(moneyWords(-250_00, 'latin')).toBe('-250 جنيه');
  expect(moneyNumber(15_150_00)).toBe('١٥٬١٥٠');
});

test('what was paid too much is the seller’s, never a minus [DESK-123]', () => {
  expect(balanceWords(-999_699_00)).toBe('ليه عندك ٩٩٩٬٦٩٩ جنيه');
  expect(balanceWords(300_00)).toBe('٣٠٠ جنيه');
  expect(balanceWords(0)).toBe('صفر جنيه');
});

test.each([
  [0, 'صفر جنيه لا غير'],
  [1_00, 'جنيه واحد لا غير'],
  [1_01, 'جنيه واحد وقرش واحد لا غير'],
  [15_00, 'خمستاشر جنيه لا غير'],
  [21_00, 'واحد وعشرين جنيه لا غير'],
  [100_00, 'مية جنيه لا غير'],
  [345_00, 'تلتمية وخمسة وأربعين جنيه لا غير'],
  [1_000_00, 'ألف جنيه لا غير'],
  [2_000_00, 'ألفين جنيه لا غير'],
  [5_000_00, 'خمس آلاف جنيه لا غير'],
  [10_010_00, 'عشر آلاف وعشرة جنيه لا غير'],
  [11_500_00, 'حداشر ألف وخمسمية جنيه لا غير'],
  [109_650_00, 'مية وتسعة ألف وستمية وخمسين جنيه لا غير'],
  [2_000_000_00, 'اتنين مليون جنيه لا غير'],
  [12_50, 'اتناشر جنيه وخمسين قرش لا غير'],
  [50, 'خمسين قرش لا غير'],
])('%i piastres are «%s» on a receipt [DESK-35]', (piastres, words) => {
  expect(moneyInWords(piastres)).toBe(words);
});
