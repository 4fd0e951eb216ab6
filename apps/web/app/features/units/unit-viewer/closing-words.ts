import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';

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
  const hour = Number(parts.get('hour'));
  const minute = Number(parts.get('minute'));
  const clock = formatNumber(hour % 12 || 12, digits);
  const minutes = minute === 0 ? '' : `:${minute < 10 ? formatNumber(0, digits) : ''}${formatNumber(minute, digits)}`;
  return `${DAYS[parts.get('weekday') ?? ''] ?? ''} ${clock}${minutes} ${hour < 12 ? 'صباحًا' : 'مساءً'}`;
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
