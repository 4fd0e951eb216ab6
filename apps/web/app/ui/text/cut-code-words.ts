import { isCutCode } from '@hessa/rules/codes/code-text';

/** After what is said of a code that was not found: what is probably wrong with it, with a space before. */
export function cutCodeWords(typed: string): string {
  return isCutCode(typed) ? ' شكله ناقص، عدّ حروفه على الكارت.' : '';
}
