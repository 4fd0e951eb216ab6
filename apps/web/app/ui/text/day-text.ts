import { clockText } from '@hessa/rules/text/clock-text';
import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';

// Written out by hand: a page that asks nothing of `Intl` opens a tenth of a second sooner on a cheap phone.
const MONTHS = [
  'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو',
  'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر',
]; // biome-ignore format: two halves of a year

/** «١٢ نوفمبر», with its year when that is not this one; empty for what is no date. */
export function dayText(at: Date, now: Date, digits: DigitStyle): string {
  if (Number.isNaN(at.getTime())) return '';
  const day = `${at.getDate()} ${MONTHS[at.getMonth()]}`;
  return formatDigits(at.getFullYear() === now.getFullYear() ? day : `${day} ${at.getFullYear()}`, digits);
}

/** «النهارده الساعة ٩:٠٥ مساءً», or the day and the hour. */
export function momentText(at: Date, now: Date, digits: DigitStyle): string {
  const day = at.toDateString() === now.toDateString() ? 'النهارده' : `يوم ${dayText(at, now, digits)}`;
  return `${day} الساعة ${clockText(at.getHours(), at.getMinutes(), digits)}`;
}
