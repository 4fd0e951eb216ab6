import { cairoDay, daysBetween } from '@hessa/rules/statistics/cairo-day';
import { clockText } from '@hessa/rules/text/clock-text';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

/** The day and the hour on a wall in Egypt, wherever the phone is: «السبت ٩ مساءً»، «الاتنين ١٢:٣٠ صباحًا». */
export function closingWords(endsAt: number, digits: DigitStyle): string {
  const { weekday, hour } = wallOf(endsAt, digits);
  return `${weekday} ${hour}`;
}

/** The same for a diary's margin: «بكرة» and its hour while it is close, then the day of the month and of the week. */
export function closingDay(
  endsAt: number,
  now: number,
  digits: DigitStyle,
): { day: string; below: string; isNear: boolean } {
  const { weekday, hour, date } = wallOf(endsAt, digits);
  const near = NEAR[daysBetween(cairoDay(now), cairoDay(endsAt))];
  return near ? { day: near, below: hour, isNear: true } : { day: date, below: weekday, isNear: false };
}

const NEAR: Readonly<Record<number, string>> = { 0: 'النهارده', 1: 'بكرة' };

function wallOf(moment: number, digits: DigitStyle) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Africa/Cairo',
    weekday: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return {
    weekday: DAYS[parts.get('weekday') ?? ''] ?? '',
    date: formatNumber(Number(parts.get('day')), digits),
    hour: clockText(Number(parts.get('hour')), Number(parts.get('minute')), digits),
  };
}

const DAYS: Readonly<Record<string, string>> = {
  Sat: 'السبت',
  // «لحد الحد» would stumble.
  Sun: 'الأحد',
  Mon: 'الاتنين',
  Tue: 'التلات',
  Wed: 'الأربع',
  Thu: 'الخميس',
  Fri: 'الجمعة',
};
