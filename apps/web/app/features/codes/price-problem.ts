import { isBelowZero, typedPiastres } from '@hessa/rules/codes/typed-money';
import { isTooDear } from '@hessa/rules/courses/written-price';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { highestPriceWords } from '../../ui/text/highest-price-words.ts';

/** What is wrong with a typed price: one below nothing or too high is told so, any other that is none what the form asks for. */
export function priceProblem(typed: string, digits: DigitStyle, otherwise: string): string | false {
  if (isTooDear(typed)) return highestPriceWords(digits);
  if (typedPiastres(typed) !== null) return false;
  return isBelowZero(typed) ? 'السعر مينفعش يكون بالسالب.' : otherwise;
}
