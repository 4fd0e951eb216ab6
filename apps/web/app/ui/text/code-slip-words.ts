import { foreignCharacters, isCutCode, isShapedLikeCode, READ_FOR_ANOTHER } from '@hessa/rules/codes/code-text';

/** After what is said of a code that was not found: what is probably wrong with it, with a space before. */
export function codeSlipWords(typed: string): string {
  if (isCutCode(typed)) return ' شكله ناقص، عدّ حروفه على الكارت.';
  const misread = foreignCharacters(typed).filter((character) => READ_FOR_ANOTHER.includes(character));
  return misread.length > 0 ? ` الأكواد مفيهاش ${misread.join(' ولا ')}، بصّ على الكارت تاني.` : '';
}

/** Of what no card can have on it, before anybody is asked; null when it may be a code. */
export function codeShapeProblem(typed: string): string | null {
  if (isShapedLikeCode(typed)) return null;
  return `الكود ده مش مظبوط.${codeSlipWords(typed) || ' اكتبه زي ما هو على الكارت، حروف إنجليزي وأرقام.'}`;
}
