import { type DigitStyle, formatPercent } from '../text/digits.ts';
import { EXCELLENT_FROM, GOOD_FROM } from './quiz-band.ts';

const STEPS = [100, EXCELLENT_FROM, GOOD_FROM];

/**
 * The percent as it is printed: at most one decimal. Rounding never lifts a score over a band's edge or to 100,
 * because a printed 80 beside the lower band would look like a mistake.
 */
export function shownPercent(percent: number): number {
  const rounded = Math.round(percent * 10) / 10;
  const crossed = STEPS.some((step) => percent < step && rounded >= step);
  return crossed ? Math.floor(percent * 10) / 10 : rounded;
}

/** What one paper is worth, wherever it is told; an average is `wholePercentText`. */
export function paperPercentText(percent: number, digits: DigitStyle): string {
  return formatPercent(shownPercent(percent), digits);
}
