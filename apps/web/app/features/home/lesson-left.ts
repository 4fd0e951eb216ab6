import { MINUTE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { lessonSize } from '../../ui/lesson/lesson-looks.ts';
import type { HomeCourse } from './use-home.ts';

/** How much of a lesson waits: «فاضل ٤ دقايق» of a film that was begun, else «٨ دقايق» or «١٠ أسئلة», where it is known. */
export function lessonLeft(next: NonNullable<HomeCourse['next']>, digits: DigitStyle): string | null {
  if (next.secondsLeft === null) return lessonSize(next, digits);
  return `فاضل ${countedNoun(Math.max(1, Math.round(next.secondsLeft / 60)), MINUTE, digits)}`;
}
