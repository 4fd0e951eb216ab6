import type { DigitStyle } from '@hessa/rules/text/digits';
import { remainingTimeWords } from '@hessa/rules/units/remaining-time';
import { closingWords } from './closing-words.ts';

/** «باقي ٦ أيام و٢٣ ساعة، لحد السبت ٩ مساءً»: of a unit, wherever its time is told whole. */
export function openUntilWords(endsAt: number, now: number, digits: DigitStyle): string {
  return `${remainingTimeWords(endsAt - now, digits)}، لحد ${closingWords(endsAt, digits)}`;
}
