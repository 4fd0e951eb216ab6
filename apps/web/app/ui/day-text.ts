import { type DigitStyle, toArabicDigits } from '@hessa/rules/text/digits';

// Latin digits first: browsers disagree about those a bare Arabic locale gives.
const LOCALE = 'ar-EG-u-nu-latn';
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', hour12: true });

function inDigits(text: string, digits: DigitStyle): string {
  return digits === 'arabic' ? toArabicDigits(text) : text;
}

/** «١٢ نوفمبر», with its year when that is not this one; empty for what is no date. */
export function dayText(at: Date, now: Date, digits: DigitStyle): string {
  if (Number.isNaN(at.getTime())) return '';
  return inDigits((at.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(at), digits);
}

/** «النهارده الساعة ٩:٠٥ م», or the day and the hour. */
export function momentText(at: Date, now: Date, digits: DigitStyle): string {
  const day = at.toDateString() === now.toDateString() ? 'النهارده' : `يوم ${dayText(at, now, digits)}`;
  return `${day} الساعة ${inDigits(TIME.format(at), digits)}`;
}
