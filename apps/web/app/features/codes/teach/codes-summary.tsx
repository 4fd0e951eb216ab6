import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import type { CodeFigures } from './batch.ts';

/** All batches in one line: what was made and where it went. */
export function CodesSummary({ all, digits }: { all: CodeFigures; digits: DigitStyle }) {
  const figures: [string, number][] = [
    ['اتعمل', all.made],
    ['اتفعّل', all.redeemed],
    ['اتباع ولسه', all.sold],
    ['لسه متاح', all.left],
    ['ملغي', all.voided],
  ];
  if (all.expired > 0) figures.push(['وقته خلص', all.expired]);
  const share = all.made === 0 ? 0 : (all.redeemed / all.made) * 100;
  return (
    <section className="codes-summary" aria-label="كل الأكواد">
      <dl className="codes-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{formatNumber(value, digits)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="codes-share">
        <span className="muted">
          اتفعّل <bdi>{formatPercent(share, digits, 'none')}</bdi>
        </span>
        <ProgressBar percent={share} label="اتفعّل من كل الأكواد" />
      </div>
    </section>
  );
}
