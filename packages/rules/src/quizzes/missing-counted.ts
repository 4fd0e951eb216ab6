import { type DigitStyle, formatNumber } from '../text/digits.ts';

/** So many who have not handed a quiz in are counted; whoever misses more than that knows enough. */
export const MISSING_COUNTED = 1000;

export function missingWords(missing: number, digits: DigitStyle): string {
  return missing > MISSING_COUNTED ? `أكتر من ${formatNumber(MISSING_COUNTED, digits)}` : formatNumber(missing, digits);
}
