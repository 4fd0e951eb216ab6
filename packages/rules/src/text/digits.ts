/** The tenant's setting for digits inside Arabic text; phones, codes and English content are always Latin. */
export type DigitStyle = 'arabic' | 'latin';

export type Decimals = 'none' | 'up-to-one' | 'two';

const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Turns Arabic-Indic and Persian digits into 0-9 and leaves everything else alone. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO));
  });
}

export function toArabicDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(ARABIC_INDIC_ZERO + Number(digit)));
}

const FORMATS: Record<Decimals, Intl.NumberFormat> = {
  none: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  'up-to-one': new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  two: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/**
 * Formats through en-US and swaps the signs, because browsers disagree about which digits and invisible marks a
 * bare Arabic locale gives: server and browser must print the same characters or hydration fails.
 */
export function formatNumber(value: number, style: DigitStyle = 'arabic', decimals: Decimals = 'none'): string {
  // Adding zero turns -0 into 0, so that a rounding never prints a sign before nothing.
  const latin = FORMATS[decimals].format(value + 0);
  if (style === 'latin') return latin;
  return toArabicDigits(latin).replace(/,/g, '٬').replace(/\./g, '٫');
}

/** The sign stands after the number in both styles: ٨٢٫٥٪ and 82.5%. */
export function formatPercent(value: number, style: DigitStyle = 'arabic', decimals: Decimals = 'up-to-one'): string {
  return `${formatNumber(value, style, decimals)}${style === 'arabic' ? '٪' : '%'}`;
}
