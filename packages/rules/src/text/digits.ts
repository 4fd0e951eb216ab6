/** The tenant's setting for digits inside Arabic text; phones, codes and English content are always Latin. */
export type DigitStyle = 'arabic' | 'latin';

export type Decimals = 'none' | 'up-to-one' | 'up-to-two' | 'two';

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

/** Only the digits change: for a number that is a name, such as a year, and for numbers inside a sentence. */
export function formatDigits(text: string, style: DigitStyle): string {
  return style === 'arabic' ? toArabicDigits(text) : text;
}

/** How many decimals at most, and whether they stand there when they are nought. */
const DECIMALS: Record<Decimals, { most: number; always: boolean }> = {
  none: { most: 0, always: false },
  'up-to-one': { most: 1, always: false },
  'up-to-two': { most: 2, always: false },
  two: { most: 2, always: true },
};

/**
 * Written out by hand: the first thing asked of `Intl` costs a cheap phone a tenth of a second, on every page that
 * shows a number, and browsers disagree about which digits and invisible marks a bare Arabic locale gives.
 */
export function formatNumber(value: number, style: DigitStyle = 'arabic', decimals: Decimals = 'none'): string {
  const { most, always } = DECIMALS[decimals];
  const rounded = roundHalfUp(Math.abs(value), most);
  const [whole = '', part = ''] = (always ? rounded.toFixed(most) : String(rounded)).split('.');
  const [thousands, point] = style === 'arabic' ? ['٬', '٫'] : [',', '.'];
  // A rounding to nothing prints no sign before it.
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return formatDigits(`${sign}${grouped}${part && point + part}`, style);
}

/** By the digits a person reads, not by the nearest binary fraction: 1.005 is 1.01. */
function roundHalfUp(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}

/**
 * The sign stands after the number in both styles: ٨٢٫٥٪ and 82.5%. Nothing is a word in Arabic: «٠٪» reads as a dot
 * and a stroke.
 */
export function formatPercent(value: number, style: DigitStyle = 'arabic', decimals: Decimals = 'up-to-one'): string {
  const number = formatNumber(value, style, decimals);
  if (style === 'latin') return `${number}%`;
  return `${number === '٠' ? 'صفر' : number}٪`;
}
