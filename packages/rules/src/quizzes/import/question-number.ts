import { toLatinDigits } from '../../text/digits.ts';

export interface Numbered {
  number: number;
  /** How the number is written, so that «1)» under «1-» is seen to be a choice. */
  style: string;
  rest: string;
}

const NUMBER =
  /^(q|question|س|سؤال|السؤال)?\s{0,2}[.:#]?\s{0,2}(?:([([])\s{0,2}(\d{1,3})\s{0,2}[)\]]\s{0,2}([-.:]?)|(\d{1,3})\s{0,2}([.)\-–—:/_]{0,2}))(?=(.?))/is;

/** «1- », «١) », «Q3. », «س٢: », «(4) ». A decimal (1.5), a time (10:30) or a range (5-10) is none. */
export function questionNumber(line: string): Numbered | null {
  const found = NUMBER.exec(toLatinDigits(line.slice(0, 40)));
  if (!found) return null;
  const [whole, word, bracket, inside, after, bare, signs = '', next = ''] = found;
  const isSigned = bracket !== undefined || signs !== '';
  if (!isSigned && (!word || /[\p{L}\p{N}]/u.test(next))) return null;
  if (!bracket && !signs.endsWith(')') && /\d/.test(next)) return null;
  const style = `${word ? 'q' : ''}${bracket ?? ''}${bracket ? (after ?? '') : signs.replace(/[–—]/g, '-')}`;
  return { number: Number(inside ?? bare), style, rest: line.slice(whole.length).trim() };
}
