import { PIASTRES_PER_POUND } from '../courses/price.ts';
import { formatCount } from '../text/count.ts';
import type { DigitStyle } from '../text/digits.ts';

/** An amount as a till says it: whole pounds without decimals, «صفر جنيه» for nothing. */
export function moneyWords(piastres: number, style: DigitStyle = 'arabic'): string {
  return `${moneyNumber(piastres, style)} جنيه`;
}

/** What is left of an account, said of the seller: what is less than nothing is the seller's, not a minus. */
export function balanceWords(owedPiastres: number, style: DigitStyle = 'arabic'): string {
  return owedPiastres < 0 ? `ليه عندك ${moneyWords(-owedPiastres, style)}` : moneyWords(owedPiastres, style);
}

/** The same without the word, for a column whose head says it. */
export function moneyNumber(piastres: number, style: DigitStyle = 'arabic'): string {
  return formatCount(piastres / PIASTRES_PER_POUND, style, piastres % PIASTRES_PER_POUND ? 'two' : 'none');
}

const ONES = ['', 'واحد', 'اتنين', 'تلاتة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'تمانية', 'تسعة'];
const TEENS = 'عشرة حداشر اتناشر تلتاشر أربعتاشر خمستاشر ستاشر سبعتاشر تمنتاشر تسعتاشر'.split(' ');
const TENS = ['', '', 'عشرين', 'تلاتين', 'أربعين', 'خمسين', 'ستين', 'سبعين', 'تمانين', 'تسعين'];
const HUNDREDS = ['', 'مية', 'ميتين', 'تلتمية', 'ربعمية', 'خمسمية', 'ستمية', 'سبعمية', 'تمنمية', 'تسعمية'];
/** Before «آلاف» the number loses its last sound. */
const FEW = ['', '', '', 'تلات', 'أربع', 'خمس', 'ست', 'سبع', 'تمن', 'تسع', 'عشر'];

/** An amount in words, so that nobody adds a digit to a signed receipt: «خمس آلاف جنيه لا غير». */
export function moneyInWords(piastres: number): string {
  const pounds = Math.floor(piastres / PIASTRES_PER_POUND);
  const rest = piastres % PIASTRES_PER_POUND;
  const parts = [];
  if (pounds > 0 || rest === 0) parts.push(coinsInWords(pounds, 'جنيه'));
  if (rest > 0) parts.push(coinsInWords(rest, 'قرش'));
  return `${parts.join(' و')} لا غير`;
}

function coinsInWords(count: number, coin: string): string {
  if (count === 1) return `${coin} واحد`;
  return `${count === 0 ? 'صفر' : numberInWords(count)} ${coin}`;
}

function numberInWords(value: number): string {
  const [millions, thousands, rest] = [
    Math.floor(value / 1_000_000),
    Math.floor((value % 1_000_000) / 1000),
    value % 1000,
  ];
  const parts = [
    counted(millions, ['مليون', 'اتنين مليون', 'مليون', 'مليون']),
    counted(thousands, ['ألف', 'ألفين', 'آلاف', 'ألف']),
    underThousand(rest),
  ];
  return parts.filter(Boolean).join(' و');
}

function counted(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count === 0) return '';
  if (count === 1) return one;
  if (count === 2) return two;
  return count <= 10 ? `${FEW[count]} ${few}` : `${underThousand(count)} ${many}`;
}

function underThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = [HUNDREDS[hundreds]];
  if (rest >= 20) parts.push(ONES[rest % 10], TENS[Math.floor(rest / 10)]);
  else if (rest >= 10) parts.push(TEENS[rest - 10]);
  else parts.push(ONES[rest]);
  return parts.filter(Boolean).join(' و');
}
