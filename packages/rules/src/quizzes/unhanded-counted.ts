import { formatCount } from '../text/count.ts';
import type { DigitStyle } from '../text/digits.ts';

/** So many who have not handed a quiz in are counted; more than that is enough to know. */
export const UNHANDED_COUNTED = 1000;

export function unhandedWords(count: number, digits: DigitStyle): string {
  return count > UNHANDED_COUNTED ? `أكتر من ${formatCount(UNHANDED_COUNTED, digits)}` : formatCount(count, digits);
}
