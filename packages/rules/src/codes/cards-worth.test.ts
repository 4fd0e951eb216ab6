import { expect, test } from 'vitest';
import { cardsWorth, worthOf } from './cards-worth.ts';

const at = (count: number, pounds: number) => ({ count, pricePiastres: pounds * 100 });

test.each([
  ['handed', 'before', [at(10, 150)], 'الكارت بـ١٥٠ جنيه، تمنهم ١٬٥٠٠ جنيه لو اتباعوا كلهم.'],
  ['handed', 'after', [at(10, 150)], 'الكارت بـ١٥٠ جنيه، تمنهم ١٬٥٠٠ جنيه لو اتباعوا كلهم.'],
  ['handed', 'before', [at(1, 150)], 'تمنه ١٥٠ جنيه لو اتباع.'],
  ['handed', 'before', [at(2, 99.5)], 'الكارت بـ٩٩٫٥٠ جنيه، تمنهم ١٩٩ جنيه لو اتباعوا.'],
  [
    'handed',
    'before',
    [at(6, 150), at(2, 90)],
    '٦ كروت بـ١٥٠ جنيه وكارتين بـ٩٠ جنيه، تمنهم ١٬٠٨٠ جنيه لو اتباعوا كلهم.',
  ],
  [
    ...(['handed', 'before', [at(3, 150), at(3, 90), at(1, 80), at(1, 70)]] as const),
    '٣ كروت بـ١٥٠ جنيه و٣ كروت بـ٩٠ جنيه وكارت بـ٨٠ جنيه وغيرهم، تمنهم ٨٧٠ جنيه لو اتباعوا كلهم.',
  ],
  ['handed', 'before', [at(4, 150), at(6, 150)], 'الكارت بـ١٥٠ جنيه، تمنهم ١٬٥٠٠ جنيه لو اتباعوا كلهم.'],
  ['handed', 'after', [], ''],
  ['handed', 'before', [at(5, 0)], 'من غير تمن: مش هيتحسب عليه حاجة.'],
  ['returned', 'after', [at(4, 150)], 'الكارت بـ١٥٠ جنيه، تمنهم ٦٠٠ جنيه.'],
  ['sold', 'before', [at(4, 150)], 'الكارت بـ١٥٠ جنيه، هيتحسب عليه ٦٠٠ جنيه.'],
  ['sold', 'after', [at(1, 150)], 'اتحسب عليه ١٥٠ جنيه.'],
  ['sold', 'after', [at(4, 0)], 'من غير تمن.'],
  ['sold', 'after', [at(2, 150), at(1, 0)], 'كارتين بـ١٥٠ جنيه وكارت من غير تمن، اتحسب عليه ٣٠٠ جنيه.'],
  ['unsold', 'before', [at(4, 150)], 'الكارت بـ١٥٠ جنيه، هيتشال من عليه ٦٠٠ جنيه.'],
  ['unsold', 'after', [at(4, 150)], 'الكارت بـ١٥٠ جنيه، اتشال من عليه ٦٠٠ جنيه.'],
] as const)('cards %s, %s: %j is said «%s» [DESK-182, DESK-328]', (step, when, cards, words) => {
  expect(cardsWorth(step, cards, when)).toBe(words);
});

test('what cards are worth is the sum over their prices [DESK-182]', () => {
  expect(worthOf([at(6, 150), at(2, 90)])).toBe(1_080_00);
  expect(worthOf([])).toBe(0);
});
