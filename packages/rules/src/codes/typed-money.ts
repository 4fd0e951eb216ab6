import { PIASTRES_PER_POUND } from '../courses/price.ts';
import { toLatinDigits } from '../text/digits.ts';

/** Pounds as somebody types them («٥٬٠٠٠», `150.50`) in piastres, or null for what is no amount. */
export function typedPiastres(text: string): number | null {
  const plain = toLatinDigits(text.trim())
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * PIASTRES_PER_POUND);
}

/** The number of a card as somebody types or reads it, or null. */
export function typedCardNumber(text: string): number | null {
  const plain = toLatinDigits(text.trim()).replace(/^[№#\s]+/, '');
  return /^\d{1,9}$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

/** «-٥»: a number, but one below nothing. */
export function isBelowZero(text: string): boolean {
  return /^[-−–]\s*[\d.]/.test(toLatinDigits(text.trim()));
}

/** How many of something («٥٬٠٠٠», `12`), or null for what is no whole number: half a card is a slip, not five. */
export function typedCount(text: string): number | null {
  const plain = toLatinDigits(text.trim()).replace(/[,٬\s]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}
