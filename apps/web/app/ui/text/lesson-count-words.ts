import { LESSON } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';

/** How many lessons a course or a unit has; of an empty one that they are to come. */
export function lessonCountWords(count: number, digits: DigitStyle): string {
  return count === 0 ? 'لسه مفيش دروس' : countedAlone(count, LESSON, digits);
}
