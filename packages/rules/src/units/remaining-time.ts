import { DAY, HOUR, MINUTE } from '../text/counted-nouns.ts';
import type { DigitStyle } from '../text/digits.ts';
import { countedNoun } from '../text/plural.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type RemainingTime =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'under-a-minute' }
  | { readonly kind: 'ended' };

export function remainingTime(ms: number): RemainingTime {
  if (ms <= 0) return { kind: 'ended' };
  if (ms < MINUTE_MS) return { kind: 'under-a-minute' };
  if (ms < HOUR_MS) return { kind: 'minutes', minutes: Math.floor(ms / MINUTE_MS) };
  if (ms < DAY_MS) return { kind: 'hours', hours: Math.floor(ms / HOUR_MS) };
  return { kind: 'days', days: Math.floor(ms / DAY_MS), hours: Math.floor((ms % DAY_MS) / HOUR_MS) };
}

/** «باقي يومين و٥ ساعات», down to «انتهت». */
export function remainingTimeWords(ms: number, style: DigitStyle = 'arabic'): string {
  const left = remainingTime(ms);
  switch (left.kind) {
    case 'ended':
      return 'انتهت';
    case 'under-a-minute':
      return 'باقي أقل من دقيقة';
    case 'minutes':
      return `باقي ${countedNoun(left.minutes, MINUTE, style)}`;
    case 'hours':
      return `باقي ${countedNoun(left.hours, HOUR, style)}`;
    case 'days': {
      const days = `باقي ${countedNoun(left.days, DAY, style)}`;
      return left.hours === 0 ? days : `${days} و${countedNoun(left.hours, HOUR, style)}`;
    }
  }
}
