import { filmSeconds } from '../media/player-time.ts';
import { HOUR, MINUTE, SECOND } from './counted-nouns.ts';
import type { DigitStyle } from './digits.ts';
import { countedNoun } from './plural.ts';

/** Of anything longer the seconds tell nobody anything. */
const EXACT_BELOW = 10 * 60;

/**
 * How long a film is, as its player counts it and never more: «٤٢ ثانية», «٣ دقايق و٣٠ ثانية», «١٤ دقيقة», «ساعة و٥
 * دقايق».
 */
export function filmLength(length: number, digits: DigitStyle): string {
  const seconds = filmSeconds(length);
  if (seconds < 60) return countedNoun(seconds, SECOND, digits);
  const minutes = minutesText(Math.floor(seconds / 60), digits);
  const rest = seconds % 60;
  return seconds < EXACT_BELOW && rest > 0 ? `${minutes} و${countedNoun(rest, SECOND, digits)}` : minutes;
}

/** What something takes that nobody knows to the second: to the nearest minute. */
export function aboutLength(seconds: number, digits: DigitStyle): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? countedNoun(whole, SECOND, digits) : minutesText(Math.round(whole / 60), digits);
}

/** How much of a film is left to watch: «فاضل ٤ دقايق». */
export function filmLeft(seconds: number, digits: DigitStyle): string {
  return Math.round(seconds) < 60 ? 'فاضل أقل من دقيقة' : `فاضل ${aboutLength(seconds, digits)}`;
}

function minutesText(minutes: number, digits: DigitStyle): string {
  if (minutes < 60) return countedNoun(minutes, MINUTE, digits);
  const hours = countedNoun(Math.floor(minutes / 60), HOUR, digits);
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours} و${countedNoun(rest, MINUTE, digits)}`;
}
