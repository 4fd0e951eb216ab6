import { type DigitStyle, formatNumber } from './digits.ts';

/** The forms a counted noun takes in Egyptian Arabic: يوم، يومين، ٣ أيام، ١١ يوم. */
export type CountedNoun = {
  /** One of it, said without a number. Also stands after 0, 11 and above, and round hundreds. */
  readonly one: string;
  /** The dual, said without a number. */
  readonly two: string;
  /** Stands after 3 to 10. */
  readonly few: string;
};

const ARABIC = new Intl.PluralRules('ar');

export function countedNoun(count: number, noun: CountedNoun, style: DigitStyle = 'arabic'): string {
  const form = ARABIC.select(count);
  if (form === 'one') return noun.one;
  if (form === 'two') return noun.two;
  const number = formatNumber(count, style, 'up-to-one');
  return `${number} ${form === 'few' ? noun.few : noun.one}`;
}
