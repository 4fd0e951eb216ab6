import { type DigitStyle, formatNumber } from './digits.ts';

/** The forms a counted noun takes in Egyptian Arabic: يوم، يومين، ٣ أيام، ١١ يوم. */
export type CountedNoun = {
  /** One of it, said without a number. Also stands after nought, 11 and above, and round hundreds. */
  readonly one: string;
  /** The dual, said without a number. */
  readonly two: string;
  /** Stands after 3 to 10. */
  readonly few: string;
};

/** The noun after a number that is written out, one and two included: «١ يوم»، «٥ أيام»، «١١ يوم». */
export function nounAfter(count: number, noun: Pick<CountedNoun, 'one' | 'few'>): string {
  const lastTwo = count % 100;
  return Number.isInteger(count) && lastTwo >= 3 && lastTwo <= 10 ? noun.few : noun.one;
}

/** Nothing is a word in Arabic: «٠ يوم» reads as a dot and a word. */
export function countedNoun(count: number, noun: CountedNoun, style: DigitStyle = 'arabic'): string {
  if (count === 0 && style === 'arabic') return `صفر ${noun.one}`;
  if (count === 1) return noun.one;
  if (count === 2) return noun.two;
  return `${formatNumber(count, style, 'up-to-one')} ${nounAfter(count, noun)}`;
}

/** The same where nothing but the noun would stand for one: «كود واحد»، «دفعة واحدة». */
export function countedAlone(count: number, noun: CountedNoun, style: DigitStyle = 'arabic'): string {
  if (count === 1) return `${noun.one} ${noun.one.endsWith('ة') ? 'واحدة' : 'واحد'}`;
  return countedNoun(count, noun, style);
}
