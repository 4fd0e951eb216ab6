import type { Input, Reply } from '@hessa/contract/client';
import { DEFAULT_GRADE } from '@hessa/rules/courses/grade';
import { piastresFromPounds, poundsFromPiastres } from '@hessa/rules/courses/price';
import { isTooDear, piastresFromText, textFromPiastres } from '@hessa/rules/courses/written-price';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { highestPriceWords } from '../../../ui/text/highest-price-words.ts';

export type ShopBook = Reply<'GET /api/teach/books/{bookId}'>['data'];
type SentBook = Input<'POST /api/teach/books'>['body']['book'];

/** A book as it stands in the form: the price is still what somebody types. */
export type WrittenBook = Omit<SentBook, 'price' | 'level'> & { price: string; level: string };

export const EMPTY_BOOK: WrittenBook = {
  title: '',
  titleLatin: '',
  description: '',
  grade: DEFAULT_GRADE,
  level: '',
  price: '',
  imagePath: null,
  active: true,
};

export function writtenBook({
  title,
  titleLatin,
  description,
  grade,
  level,
  price,
  imagePath,
  active,
}: ShopBook): WrittenBook {
  return {
    title,
    titleLatin,
    description,
    grade,
    level: level ?? '',
    price: textFromPiastres(piastresFromPounds(price) ?? 0),
    imagePath,
    active,
  };
}

/** Nothing, while what is typed is no price. */
export function writtenPounds({ price }: Pick<WrittenBook, 'price'>): number {
  return poundsFromPiastres(piastresFromText(price) ?? 0);
}

/** As it is sent; only asked for when there is no problem. */
export function sentBook(written: WrittenBook): SentBook {
  return { ...written, level: written.level.trim() || null, price: writtenPounds(written) };
}

export function bookProblems({ title, price }: WrittenBook, digits: DigitStyle): { title?: string; price?: string } {
  const priced = priceProblem(price, digits);
  return {
    ...(title.trim() === '' ? { title: 'اكتب اسم الكتاب.' } : {}),
    ...(priced === null ? {} : { price: priced }),
  };
}

function priceProblem(price: string, digits: DigitStyle): string | null {
  // A price that was forgotten must not give the book away.
  if (price.trim() !== '' && piastresFromText(price) !== null) return null;
  if (isTooDear(price)) return highestPriceWords(digits);
  return `اكتب السعر بالجنيه، زي ${formatNumber(150, digits)} أو ${formatNumber(49.5, digits, 'two')}. المجاني صفر.`;
}
