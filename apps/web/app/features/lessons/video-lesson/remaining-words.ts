import type { DigitStyle } from '@hessa/rules/text/digits';
import { filmLeft } from '@hessa/rules/text/film-length';

/** What is left to watch, and a push to go on. */
export function remainingWords(seconds: number, digits: DigitStyle): string {
  if (seconds <= 0) return 'وصلت لآخر الفيديو.';
  if (seconds < 60) return `${filmLeft(seconds, digits)}!`;
  return `${filmLeft(seconds, digits)} تقريبًا. شد حيلك!`;
}
