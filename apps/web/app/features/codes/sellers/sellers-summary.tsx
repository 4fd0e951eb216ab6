import { moneyNumber } from '@hessa/rules/codes/money-words';
import { formatCount } from '@hessa/rules/text/count';
import { CARD } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { nounAfter } from '@hessa/rules/text/plural';
import type { Sellers } from './seller.ts';

/** Everything that is out with sellers, in one line of figures. */
export function SellersSummary({ all, digits }: { all: Sellers['all']; digits: DigitStyle }) {
  /** «كارت اتباع»، «كروت اتباعت»: the word goes with the noun, and the noun with its number. */
  const said = (count: number, ofOne: string, ofFew: string) => {
    const noun = nounAfter(count, CARD);
    return `${noun} ${noun === CARD.few ? ofFew : ofOne}`;
  };
  const figures: [name: string, value: string, tone?: string][] = [
    [
      all.owedPiastres < 0 ? 'جنيه ليهم عندك' : 'جنيه لسه باقي',
      moneyNumber(Math.abs(all.owedPiastres), digits),
      all.owedPiastres > 0 ? 'owed-some' : 'owed-none',
    ],
    ['جنيه اتدفع', moneyNumber(all.paidPiastres, digits)],
    [said(all.sold, 'اتباع', 'اتباعت'), formatCount(all.sold, digits)],
    [said(all.left, 'لسه ما اتباعش', 'لسه ما اتباعتش'), formatCount(all.left, digits)],
  ];
  return (
    <dl className="codes-figures" aria-label="كل البيّاعين">
      {figures.map(([name, value, tone]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={tone}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
