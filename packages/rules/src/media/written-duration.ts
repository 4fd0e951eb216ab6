import { toLatinDigits } from '../text/digits.ts';

/** No lesson is longer than a day. */
export const LONGEST_DURATION = 24 * 60 * 60;

/** What somebody typed as a video's length: `12:30`, `1:02:09`, or whole minutes; null for anything else. */
export function writtenDuration(text: string): number | null {
  const parts = toLatinDigits(text.trim()).split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Under an hour or a minute there are no more than sixty.
  if (numbers.slice(1).some((part) => part > 59)) return null;
  const [first = 0, second = 0, third = 0] = numbers;
  const seconds = numbers.length === 3 ? first * 3600 + second * 60 + third : first * 60 + second;
  return seconds > 0 && seconds <= LONGEST_DURATION ? seconds : null;
}
