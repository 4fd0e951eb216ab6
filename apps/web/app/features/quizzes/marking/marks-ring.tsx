import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { PenRing } from '../../../ui/drawings/pen-ring.tsx';

interface MarksRingProps {
  given: readonly (number | null)[];
  possible: number;
  digits: DigitStyle;
}

/** What the pen has given so far. Before its first mark nothing stands there: that is no mark of nothing. */
export function MarksRing({ given, possible, digits }: MarksRingProps) {
  const isBegun = given.some((marks) => marks !== null);
  const total = given.reduce<number>((sum, marks) => sum + (marks ?? 0), 0);
  const earned = total === 0 ? 'صفر' : formatNumber(total, digits);
  const outOf = formatNumber(possible, digits);
  return (
    <PenRing tone="wrong">
      <span className="unseen">{isBegun ? `${earned} من ${outOf}` : `لسه من غير درجة، من ${outOf}`}</span>
      <span className="fraction" aria-hidden="true">
        <bdi className={total === 0 ? 'fraction-word' : undefined}>{isBegun ? earned : '\u00a0'}</bdi>
        <bdi>{outOf}</bdi>
      </span>
    </PenRing>
  );
}
