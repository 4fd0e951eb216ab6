import { type DigitStyle, formatPercent } from '../text/digits.ts';
import { wholePercent } from './whole-percent.ts';

/** An average as it is told wherever one is: without decimals, so that no two screens tell two of the same student. */
export function averageText(average: number, digits: DigitStyle): string {
  return formatPercent(wholePercent(average), digits, 'none');
}
