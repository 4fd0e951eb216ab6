import { isFree, piastresFromPounds, priceWords } from '@hessa/rules/courses/price';
import type { DigitStyle } from '@hessa/rules/text/digits';

/** The amount in the teacher's hand, the currency beside it; nothing to pay is said in a word. */
export function BookPrice({ pounds, digits }: { pounds: number; digits: DigitStyle }) {
  const piastres = piastresFromPounds(pounds) ?? 0;
  const words = priceWords(piastres, digits);
  if (isFree(piastres)) return <bdi className="book-card-price book-card-free">{words}</bdi>;
  const [amount, ...currency] = words.split(' ');
  return (
    <span className="book-card-price">
      <bdi>{amount}</bdi> <small>{currency.join(' ')}</small>
    </span>
  );
}
