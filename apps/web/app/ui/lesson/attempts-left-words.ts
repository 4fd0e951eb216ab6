import { TRY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';

/** On the row of an exam that may be sat again, in the words of its door. */
export function attemptsLeftWords(left: number, digits: DigitStyle): string {
  return `فاضلك ${countedAlone(left, TRY, digits)}`;
}
