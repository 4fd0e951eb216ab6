import { daysUntil } from '@hessa/rules/desk/call-time';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** «باقي ٤ أيام»: of what is open, the day that has begun included. */
export function daysLeftWords(endsAt: number, now: number, digits: DigitStyle): string {
  return `باقي ${countedNoun(Math.max(1, daysUntil(endsAt, now)), DAY, digits)}`;
}
