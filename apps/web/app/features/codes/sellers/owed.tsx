import { moneyNumber, moneyWords } from '@hessa/rules/codes/money-words';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { PenMark } from '../../../ui/drawings/pen-mark.tsx';

interface OwedProps {
  piastres: number;
  digits: DigitStyle;
  /** The head of the column says that it is money. */
  bare?: boolean;
}

/** What is left to pay: nothing is «خالص» with a tick, less than nothing is the seller's own. */
export function Owed({ piastres, digits, bare = false }: OwedProps) {
  if (piastres === 0) {
    return (
      <span className="owed owed-none">
        <PenMark mark="tick" /> خالص
      </span>
    );
  }
  const amount = bare ? moneyNumber(Math.abs(piastres), digits) : moneyWords(Math.abs(piastres), digits);
  return (
    <span className={piastres > 0 ? 'owed owed-some' : 'owed owed-none'}>
      {piastres < 0 && (bare ? 'ليه ' : 'ليه عندك ')}
      <bdi>{amount}</bdi>
    </span>
  );
}
