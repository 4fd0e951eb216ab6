/**
 * What a field for whole numbers tells of «١٫٥» and «-٢»: it has no digits, so that nobody reads another number out of
 * it.
 */
export const NO_NUMBER = '.';

export const WHOLE_ONLY = 'لازم عدد صحيح من غير كسور.';
const BELOW_ZERO = 'العدد مينفعش يكون بالسالب.';

/** Why what was typed is no whole number that is asked for. A comma is a point too: many write «1,5»; «5-7» is no 57. */
export function wholeFault(typed: string): string | null {
  if (/^\s*[-−–]/.test(typed)) return BELOW_ZERO;
  return /[.,،−–-]/.test(typed) ? WHOLE_ONLY : null;
}
