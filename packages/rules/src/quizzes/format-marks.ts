import { formatCount } from '../text/count.ts';
import type { DigitStyle } from '../text/digits.ts';

/** Marks as they are printed wherever they stand: to the hundredth, as parts of marks are kept; nothing is a word. */
export function formatMarks(marks: number, style: DigitStyle = 'arabic'): string {
  return formatCount(marks, style, 'up-to-two');
}
