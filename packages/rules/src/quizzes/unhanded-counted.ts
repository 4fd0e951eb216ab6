import { formatCount } from '../text/count.ts';
import { STUDENT } from '../text/counted-nouns.ts';
import type { DigitStyle } from '../text/digits.ts';
import { countedAlone } from '../text/plural.ts';

/** So many who have not handed a quiz in are counted; more than that is enough to know. */
export const UNHANDED_COUNTED = 1000;

/** The same where a sentence may end with it: a full stop beside an Arabic digit reads as a zero. */
export function unhandedStudents(count: number, digits: DigitStyle): string {
  return count > UNHANDED_COUNTED
    ? `${unhandedWords(count, digits)} ${STUDENT.one}`
    : countedAlone(count, STUDENT, digits);
}

export function unhandedWords(count: number, digits: DigitStyle): string {
  return count > UNHANDED_COUNTED ? `أكتر من ${formatCount(UNHANDED_COUNTED, digits)}` : formatCount(count, digits);
}
