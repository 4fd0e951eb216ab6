import { formatCount } from '../text/count.ts';
import type { DigitStyle } from '../text/digits.ts';

/** So many who have not handed a quiz in are counted; whoever misses more than that knows enough. */
export const MISSING_COUNTED = 1000;

export function missingWords(missing: number, digits: DigitStyle): string {
  return missing > MISSING_COUNTED ? `أكتر من ${formatCount(MISSING_COUNTED, digits)}` : formatCount(missing, digits);
}
