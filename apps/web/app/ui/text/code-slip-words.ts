import { foreignCharacters, isCutCode, READ_FOR_ANOTHER } from '@hessa/rules/codes/code-text';

/** After what is said of a code that was not found: what is probably wrong with it, with a space before. */
export function codeSlipWords(typed: string): string {
  if (isCutCode(typed)) return ' شكله ناقص، عدّ حروفه على الكارت.';
  const misread = foreignCharacters(typed).filter((character) => READ_FOR_ANOTHER.includes(character));
  return misread.length > 0 ? ` الأكواد مفيهاش ${misread.join(' ولا ')}، بصّ على الكارت تاني.` : '';
}
