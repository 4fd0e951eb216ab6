import { clockText } from '@hessa/rules/text/clock-text';
import type { DigitStyle } from '@hessa/rules/text/digits';

/** The day and the hour on a wall in Egypt, wherever the phone is: «السبت ٩ مساءً»، «الاتنين ١٢:٣٠ صباحًا». */
export function closingWords(endsAt: number, digits: DigitStyle): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Africa/Cairo',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(new Date(endsAt)).map(({ type, value }) => [type, value]));
  const clock = clockText(Number(parts.get('hour')), Number(parts.get('minute')), digits);
  return `${DAYS[parts.get('weekday') ?? ''] ?? ''} ${clock}`;
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
