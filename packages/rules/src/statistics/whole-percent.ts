import { EXCELLENT_FROM, GOOD_FROM } from '../quizzes/quiz-band.ts';
import { type DigitStyle, formatPercent } from '../text/digits.ts';

const STEPS = [100, EXCELLENT_FROM, GOOD_FROM];

/**
 * The percent without decimals, for a gauge: rounded, so that 3 of 7 is 43. It is never lifted over a band's edge or to
 * 100, because a printed 80 beside the colour of 79.6 would look like a mistake, and whoever has begun never reads 0.
 */
export function wholePercent(percent: number): number {
  if (percent <= 0) return 0;
  const rounded = Math.max(1, Math.round(percent));
  const crossed = STEPS.some((step) => percent < step - 1e-9 && rounded >= step);
  return crossed ? Math.floor(percent) : rounded;
}

/**
 * An average as it is told wherever one is: without decimals, so that no two screens tell two of the same. One paper's is
 * `paperPercentText`.
 */
export function wholePercentText(percent: number, digits: DigitStyle): string {
  return formatPercent(wholePercent(percent), digits, 'none');
}
