import { toLatinDigits } from '../text/digits.ts';

/** The second that somebody wrote as a player writes it, 4:05 or 1:02:09; null for anything else. */
export function readPlayerTime(written: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(toLatinDigits(written.trim()));
  if (!parts) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours > 0 && minutes > 59 ? null : hours * 3600 + minutes * 60 + seconds;
}
