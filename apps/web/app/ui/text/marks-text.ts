import { formatMarks } from '@hessa/rules/quizzes/format-marks';
import type { Marks } from '@hessa/rules/quizzes/marks';
import { MARK } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';

/** «٣ من ٩ درجات»; nothing earned is said in words, because a lone ٠ reads as a dot. */
export function marksText({ earned, possible }: Marks, digits: DigitStyle): string {
  const won = earned === 0 ? 'ولا درجة' : formatMarks(earned, digits);
  return `${won} من ${countedAlone(possible, MARK, digits)}`;
}
