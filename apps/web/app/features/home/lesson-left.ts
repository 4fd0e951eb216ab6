import type { DigitStyle } from '@hessa/rules/text/digits';
import { filmLeft } from '@hessa/rules/text/film-length';
import { lessonSize } from '../../ui/lesson/lesson-looks.ts';
import type { HomeNext } from './use-home.ts';

/** How much of a lesson waits: «فاضل ٤ دقايق» of a film that was begun, else «٨ دقايق» or «١٠ أسئلة», where it is known. */
export function lessonLeft(next: HomeNext, digits: DigitStyle): string | null {
  if (next.secondsLeft === null) return lessonSize(next, digits);
  return filmLeft(next.secondsLeft, digits);
}
