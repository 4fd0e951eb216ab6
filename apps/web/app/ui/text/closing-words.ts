import { cairoDay, daysBetween } from '@hessa/rules/statistics/cairo-day';
import { cairoWall } from '@hessa/rules/statistics/cairo-wall';
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
): { day: string; below: string; isNear: boolean; hour: string } {
  const { weekday, hour, date } = wallOf(endsAt, digits);
  const near = NEAR[daysBetween(cairoDay(now), cairoDay(endsAt))];
  return near ? { day: near, below: hour, isNear: true, hour } : { day: date, below: weekday, isNear: false, hour };
}

const NEAR: Readonly<Record<number, string>> = { 0: 'النهارده', 1: 'بكرة' };

function wallOf(moment: number, digits: DigitStyle) {
  const { day, time } = cairoWall(moment);
  const wall = new Date(`${day}T${time}Z`);
  return {
    weekday: DAYS[wall.getUTCDay()] ?? '',
    date: formatNumber(wall.getUTCDate(), digits),
    hour: clockText(wall.getUTCHours(), wall.getUTCMinutes(), digits),
  };
}

// «لحد الحد» would stumble.
const DAYS = ['الأحد', 'الاتنين', 'التلات', 'الأربع', 'الخميس', 'الجمعة', 'السبت'];
