import { CODE_MIN_LENGTH, HALF_LENGTH, READ_FOR_ANOTHER } from '@hessa/rules/codes/code-text';
import type { DeskSearch } from '@hessa/rules/desk/desk-search';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** On the telephone a digit is a word. */
const SAID: Readonly<Record<string, string>> = { 0: 'صفر', 1: 'واحد' };
const NEVER = READ_FOR_ANOTHER.map((character) => SAID[character] ?? character).join(' ولا ');

/** What to look at again when no card was found: of a number alone the number, of anything else the letters. */
export function noneHint({ code, serial }: Pick<DeskSearch, 'code' | 'serial'>, digits: DigitStyle): string {
  if (code !== null) return `راجع الحروف: مفيش في الأكواد ${NEVER}.`;
  if (serial !== null) return 'راجع رقم الكارت: هو الأرقام المطبوعة جنب № على الكارت نفسه.';
  return `الكود من ${countedNoun(CODE_MIN_LENGTH, LETTER, digits)} وأرقام على الأقل، ومفيش فيه ${NEVER}.`;
}

/** What of a code can be looked for, where some letters of one found no card; null for what are no letters. */
export function lettersHint(
  { half, isLessThanHalf }: Pick<DeskSearch, 'half' | 'isLessThanHalf'>,
  readsCodes: boolean,
  digits: DigitStyle,
): string | null {
  if (!isLessThanHalf && !/[A-Z]/.test(half ?? '')) return null;
  if (!readsCodes) return 'الكود بندوّر عليه كامل، أو برقم الكارت المطبوع جنب №.';
  if (isLessThanHalf)
    return `لو دي حروف من كود: اكتب أول أو آخر ${countedNoun(HALF_LENGTH, LETTER, digits)} منه على الأقل.`;
  return `من الكود: أول أو آخر ${countedNoun(HALF_LENGTH, LETTER, digits)} أو أكتر، أو الكود كله. حروف من نصه لوحدها ما بندوّرش بيها.`;
}
