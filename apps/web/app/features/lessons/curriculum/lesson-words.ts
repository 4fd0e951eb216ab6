import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import type { CurriculumView, LessonView } from './curriculum-view.ts';

/** Of a course in which nothing is finished. */
export function notDoneWords({ units }: Pick<CurriculumView, 'units'>): string {
  return units.some(({ lessons }) => lessons.some(({ isBegun }) => isBegun)) ? 'بدأت أول درس' : 'لسه أول صفحة';
}

/** Unit and lesson, ٣٫٢. A dot beside Arabic digits would read as a zero. */
export function lessonNumber(
  { unitPlace, place }: Pick<LessonView, 'unitPlace' | 'place'>,
  digits: DigitStyle,
): string {
  return `${formatNumber(unitPlace, digits)}${digits === 'arabic' ? '٫' : '.'}${formatNumber(place, digits)}`;
}
