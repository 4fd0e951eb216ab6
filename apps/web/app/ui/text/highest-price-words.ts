import { moneyWords } from '@hessa/rules/codes/money-words';
import { MAX_PRICE_PIASTRES } from '@hessa/rules/courses/price';
import type { DigitStyle } from '@hessa/rules/text/digits';

/** Beside a price that is written well and too high. */
export function highestPriceWords(digits: DigitStyle): string {
  return `أعلى سعر ممكن ${moneyWords(MAX_PRICE_PIASTRES, digits)}.`;
}
