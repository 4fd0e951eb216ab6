import { typedCount } from '@hessa/rules/codes/typed-money';
import { CODE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** The server's own limit; one sheet of the printer takes ten cards. */
export const CODES_AT_MOST = 5000;

export function batchSizeProblem(typed: string, digits: DigitStyle): string | null {
  const count = typedCount(typed);
  if (count === null && typed.trim() !== '') return 'اكتب عدد صحيح من غير كسور.';
  if (count === null || count < 1) return 'اكتب عدد الأكواد.';
  return count > CODES_AT_MOST ? `أكتر حاجة ${countedNoun(CODES_AT_MOST, CODE, digits)} في الدفعة الواحدة.` : null;
}
