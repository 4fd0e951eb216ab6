import { formatCount } from '@hessa/rules/text/count';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import type { CodeFigures } from './batch.ts';

/** All batches in one line: what was made and where it went. */
export function CodesSummary({ stock, digits }: { stock: CodeFigures; digits: DigitStyle }) {
  const figures: [string, number][] = [
    ['اتعمل', stock.made],
    ['اتفعّل', stock.redeemed],
    ['مستني التفعيل', stock.sold],
    ['لسه متاح', stock.left],
    ['ملغي', stock.voided],
  ];
  if (stock.expired > 0) figures.push(['وقته خلص', stock.expired]);
  const share = (stock.redeemed / stock.made) * 100;
  return (
    <section className="codes-summary" aria-label="كل الأكواد">
      <dl className="codes-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{formatCount(value, digits)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="codes-share">
        <span className="muted">
          اتفعّل <bdi dir="rtl">{formatPercent(share, digits, 'none')}</bdi>
        </span>
        <ProgressBar percent={share} label="اتفعّل من كل الأكواد" />
      </div>
    </section>
  );
}
