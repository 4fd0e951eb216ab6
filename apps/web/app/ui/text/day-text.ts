import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { cairoClock } from '@hessa/rules/statistics/cairo-wall';
import { clockText } from '@hessa/rules/text/clock-text';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';

// Written out by hand: a page that asks nothing of `Intl` opens a tenth of a second sooner on a cheap phone.
const MONTHS = [
  'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو',
  'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر',
]; // biome-ignore format: two halves of a year

/** «١٢ نوفمبر» of a day on a wall, with its year; without it where that is the one of `now`; empty for no date. */
export function wallDay(wall: Date, now: Date | null, digits: DigitStyle): string {
  if (Number.isNaN(wall.getTime())) return '';
  const day = `${wall.getUTCDate()} ${MONTHS[wall.getUTCMonth()]}`;
  const year = wall.getUTCFullYear();
  const isThisYear = now !== null && cairoClock(now.getTime()).getUTCFullYear() === year;
  return formatDigits(isThisYear ? day : `${day} ${year}`, digits);
}

/** «١٢ نوفمبر» in Egypt, with its year when that is not this one; empty for what is no date. */
export function dayText(at: Date, now: Date, digits: DigitStyle): string {
  return wallDay(cairoClock(at.getTime()), now, digits);
}

/** The same of a paper, in Latin digits for whoever sets its own. */
export function examDay(moment: string): string {
  return dayText(new Date(moment), new Date(), 'latin');
}

/** «النهارده الساعة ٩:٠٥ مساءً», or the day and the hour. */
export function momentText(at: Date, now: Date, digits: DigitStyle): string {
  const isToday = cairoDay(at.getTime()) === cairoDay(now.getTime());
  const wall = cairoClock(at.getTime());
  const day = isToday ? 'النهارده' : `يوم ${dayText(at, now, digits)}`;
  return `${day} الساعة ${clockText(wall.getUTCHours(), wall.getUTCMinutes(), digits)}`;
}
