import { isBelowZero, typedPiastres } from '@hessa/rules/codes/typed-money';

/** What is wrong with a typed price: one below nothing is told so, any other that is none what the form asks for. */
export function priceProblem(typed: string, otherwise: string): string | false {
  if (typedPiastres(typed) !== null) return false;
  return isBelowZero(typed) ? 'السعر مينفعش يكون بالسالب.' : otherwise;
}
