import type { LessonMark } from '@hessa/rules/lessons/lesson-mark';
import { TRY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';

/** On the row of an exam that is being sat. */
export const CLOCK_RUNS = 'وقته شغّال';

/** On the row of an exam that may be sat again, in the words of its door. */
export function attemptsLeftWords(left: number, digits: DigitStyle): string {
  return `فاضلك ${countedAlone(left, TRY, digits)}`;
}

interface SatLesson {
  mark: LessonMark;
  isSat: boolean;
  attemptsLeft: number;
}

/** The same for every other lesson of a list, of which there is nothing to say. */
export function satWords({ mark, isSat, attemptsLeft }: SatLesson, digits: DigitStyle): string | undefined {
  if (isSat) return CLOCK_RUNS;
  return mark === 'again' ? attemptsLeftWords(attemptsLeft, digits) : undefined;
}
