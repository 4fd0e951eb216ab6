import { LESSON, MINUTE, QUESTION } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import type { LessonView } from './curriculum-view.ts';

type Sized = Pick<LessonView, 'type' | 'durationSeconds' | 'questionCount'>;

export const KIND_WORDS = { Video: 'فيديو', Quiz: 'اختبار' } as const;

/** How long a lesson is, where the server knows; null otherwise. */
export function lessonSize({ type, durationSeconds, questionCount }: Sized, digits: DigitStyle): string | null {
  if (type === 'Quiz') return questionCount ? countedNoun(questionCount, QUESTION, digits) : null;
  if (durationSeconds === null || durationSeconds <= 0) return null;
  return countedNoun(Math.max(1, Math.round(durationSeconds / 60)), MINUTE, digits);
}

export function lessonCountWords(count: number, digits: DigitStyle): string {
  if (count === 0) return 'لسه مفيش دروس';
  return count === 1 ? 'درس واحد' : countedNoun(count, LESSON, digits);
}

/** Unit and lesson, ٣٫٢. A dot beside Arabic digits would read as a zero. */
export function lessonNumber(
  { unitPlace, place }: Pick<LessonView, 'unitPlace' | 'place'>,
  digits: DigitStyle,
): string {
  return `${formatNumber(unitPlace, digits)}${digits === 'arabic' ? '٫' : '.'}${formatNumber(place, digits)}`;
}
