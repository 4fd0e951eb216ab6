import { dayChange } from '@hessa/rules/statistics/day-change';
import { formatCount } from '@hessa/rules/text/count';
import { DAY } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { BarChart } from '../../../teach-shell/reports/bar-chart.tsx';
import { shortDay } from '../../../teach-shell/reports/short-date.ts';

interface DayCardProps {
  title: string;
  /** Oldest first; the last one is today. */
  days: readonly string[];
  counts: readonly number[];
  digits: DigitStyle;
}

const CHANGE_WORDS = { more: 'أكتر من المعتاد', less: 'لسه أقل من المعتاد', same: 'زي المعتاد' } as const;

/** One figure of today, how it stands against the week before, and the month as bars. */
export function DayCard({ title, days, counts, digits }: DayCardProps) {
  const { today, usual, kind } = dayChange(counts);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const number = (value: number) => formatCount(value, digits, 'up-to-one');
  return (
    <li className="day-card">
      <h2>{title}</h2>
      <p className="day-today">
        <bdi>{number(today)}</bdi>
      </p>
      <p className={`day-change day-${kind}`}>
        {total === 0 ? (
          'مفيش لسه'
        ) : (
          <>
            {CHANGE_WORDS[kind]}
            {usual > 0 && <span className="muted"> ({number(usual)} في اليوم)</span>}
          </>
        )}
      </p>
      <BarChart
        label={`${title} في آخر ${countedNoun(days.length, DAY, digits)}: ${number(total)}، منهم ${number(today)} النهارده`}
        bars={counts.map((value, at) => ({
          value,
          marked: at === counts.length - 1,
          title: `${shortDay(days[at] ?? '', digits)}: ${number(value)}`,
        }))}
      />
      <div className="day-axis" dir="ltr" aria-hidden="true">
        <span dir="rtl">{shortDay(days[0] ?? '', digits)}</span>
        <span dir="rtl">النهارده</span>
      </div>
    </li>
  );
}
