import { isFree, piastresFromPounds, priceWords } from '@hessa/rules/courses/price';
import type { DigitStyle } from '@hessa/rules/text/digits';
import './course-price.css';

interface CoursePriceProps {
  /** Pounds, as the server sends them. */
  pounds: number;
  digits: DigitStyle;
  size?: 'card' | 'page';
}

/** A price in the teacher's hand; nothing to pay is said in a word. */
export function CoursePrice({ pounds, digits, size = 'card' }: CoursePriceProps) {
  const piastres = piastresFromPounds(pounds) ?? 0;
  const words = priceWords(piastres, digits);
  const className = `price price-${size}`;
  if (isFree(piastres)) return <bdi className={`${className} price-free`}>{words}</bdi>;
  const [amount = '', ...currency] = words.split(' ');
  return (
    <span className={className}>
      <bdi>{amount}</bdi> <small>{currency.join(' ')}</small>
    </span>
  );
}
