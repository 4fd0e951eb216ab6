import { expect, test } from 'vitest';
import { priceProblem } from './price-problem.ts';

test('the price of a card that is too high is told the highest before it is sent [DESK-365]', () => {
  const problemOf = (typed: string) => priceProblem(typed, 'arabic', 'اكتب السعر.');
  expect(problemOf('99999999')).toBe('أعلى سعر ممكن ١٠٠٬٠٠٠ جنيه.');
  expect([problemOf('١٠٠٠٠٠'), problemOf('غالي'), problemOf('-5')]).toEqual([
    ...[false, 'اكتب السعر.', 'السعر مينفعش يكون بالسالب.'],
  ]);
});
