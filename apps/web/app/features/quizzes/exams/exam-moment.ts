import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';

/** A moment on a wall in Egypt, wherever the phone is: «الخميس ١٩ نوفمبر، ٤:٠٠ م». */
export function examMoment(at: number, digits: DigitStyle): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('ar-EG-u-nu-latn', { ...words, timeZone: 'Africa/Cairo' });
  return formatDigits(format.format(new Date(at)), digits);
}
