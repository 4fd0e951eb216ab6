import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

/** Unit and lesson, 2.1. Arabic digits take the Arabic sign between them: a dot beside them reads as a zero. */
export function lessonNumber(unit: number, lesson: number, digits: DigitStyle): string {
  return `${formatNumber(unit, digits)}${digits === 'arabic' ? '٫' : '.'}${formatNumber(lesson, digits)}`;
}
