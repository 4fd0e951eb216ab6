import { cairoDay, daysBetween } from '@hessa/rules/statistics/cairo-day';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { shortDate } from '../../teach-shell/reports/short-date.ts';

const COUNTED_DAYS = 30;

/** «النهارده», «امبارح», «من ٣ أيام», and a date for what is longer ago than anybody counts. */
export function lastSeenWords(lastSeenAt: string | null, now: Date, digits: DigitStyle): string {
  if (lastSeenAt === null) return 'مفيش دخول لسه';
  const days = daysBetween(cairoDay(Date.parse(lastSeenAt)), cairoDay(now.getTime()));
  if (days <= 0) return 'النهارده';
  if (days === 1) return 'امبارح';
  return days <= COUNTED_DAYS ? `من ${countedNoun(days, DAY, digits)}` : shortDate(lastSeenAt, digits);
}
