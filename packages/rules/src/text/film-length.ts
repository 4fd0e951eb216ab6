import { HOUR, MINUTE, SECOND } from './counted-nouns.ts';
import type { DigitStyle } from './digits.ts';
import { countedNoun } from './plural.ts';

/** How long a film is, rounded once for every page: «٤٢ ثانية», «١٤ دقيقة», «ساعة و٥ دقايق». */
export function filmLength(seconds: number, digits: DigitStyle): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return countedNoun(whole, SECOND, digits);
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return countedNoun(minutes, MINUTE, digits);
  const hours = countedNoun(Math.floor(minutes / 60), HOUR, digits);
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours} و${countedNoun(rest, MINUTE, digits)}`;
}

/** How much of it is left to watch: «فاضل ٤ دقايق». */
export function filmLeft(seconds: number, digits: DigitStyle): string {
  return Math.round(seconds) < 60 ? 'فاضل أقل من دقيقة' : `فاضل ${filmLength(seconds, digits)}`;
}
