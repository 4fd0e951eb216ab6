import { type DigitStyle, formatDigits } from './digits.ts';

/** The one way a time of day is written, as on a wall in Egypt: «٩ مساءً»، «١٢:٣٠ صباحًا». */
export function clockText(hour: number, minute: number, digits: DigitStyle): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return formatDigits(`${hour % 12 || 12}${minutes} ${hour < 12 ? 'صباحًا' : 'مساءً'}`, digits);
}
