import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** On the press that leads to a regrade. */
export function judgedBeforeWords(students: number, digits: DigitStyle): string {
  return `درجة ${countedNoun(students, STUDENT, digits)} لسه بالتصحيح القديم، شوف الفرق`;
}
