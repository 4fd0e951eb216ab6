import { HOUR, MINUTE, SECOND } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** How long a video is, as a person says it: «١٤ دقيقة», «ساعة و٥ دقايق», «٤٠ ثانية». */
export function durationWords(seconds: number, digits: DigitStyle): string {
  if (seconds < 60) return countedNoun(Math.max(1, Math.round(seconds)), SECOND, digits);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return countedNoun(minutes, MINUTE, digits);
  const hours = countedNoun(Math.floor(minutes / 60), HOUR, digits);
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours} و${countedNoun(rest, MINUTE, digits)}`;
}

/** What is left to watch, and a push to go on. */
export function remainingWords(seconds: number, digits: DigitStyle): string {
  if (seconds <= 0) return 'وصلت لآخر الفيديو.';
  if (seconds < 60) return 'فاضل أقل من دقيقة!';
  return `فاضل ${durationWords(seconds, digits)} تقريبًا. شد حيلك!`;
}
