import { clockMinutes } from '@hessa/rules/quizzes/exams/sitting-time';
import { MINUTE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

/** From here on seconds count: a minute that is rounded up is one that a student does not have. */
const SECONDS_FROM_MS = 5 * 60_000;

export const countsSeconds = (ms: number): boolean => ms <= SECONDS_FROM_MS;

/** «٤:٠٩» */
export function minutesAndSeconds(ms: number, digits: DigitStyle): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1_000);
  return formatDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, digits);
}

/** «باقي ٣٠ دقيقة», and near the end the seconds too. */
export function timeLeftWords(ms: number, digits: DigitStyle): string {
  if (countsSeconds(ms)) return minutesAndSeconds(ms, digits);
  return `باقي ${countedNoun(clockMinutes(ms), MINUTE, digits)}`;
}

/** The same beside the exam's name at home and in its course, where seconds alone would be any number. */
export function leftElsewhereWords(ms: number, digits: DigitStyle): string {
  const words = timeLeftWords(ms, digits);
  return countsSeconds(ms) ? `باقي ${words}` : words;
}

/** What is said aloud once, where so much is left: of ten and of two minutes, and not in an exam that had no more. */
export function spokenWarning(ms: number, lengthMs: number): string | null {
  const isAt = (minutes: number) =>
    lengthMs > minutes * 60_000 && ms > (minutes - 1) * 60_000 && ms <= minutes * 60_000;
  if (isAt(10)) return 'باقي عشر دقايق.';
  return isAt(2) ? 'باقي دقيقتين. لما الوقت يخلص ورقتك هتتسلّم لوحدها.' : null;
}
