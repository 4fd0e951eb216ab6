import type { DigitStyle } from '@hessa/rules/text/digits';
import { momentText } from './day-text.ts';

/** What is said in the place of a mark: that the paper is being marked, or when all results come. Never a number. */
export function untoldWords(resultsAt: string | null, digits: DigitStyle): string {
  if (resultsAt === null) return 'لسه بيتصحّح';
  return `النتيجة ${momentText(new Date(resultsAt), new Date(), digits)}`;
}
