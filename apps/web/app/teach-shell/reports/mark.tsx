import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';

interface MarkProps {
  score: number;
  /** Late answers wait for a word: nothing is decided. */
  provisional?: boolean | undefined;
  /** An average has no decimals. */
  isAverage?: boolean;
  digits: DigitStyle;
}

/** A percentage in a table; under 60 the teacher's pen rings it. */
export function Mark({ score, provisional, isAverage = false, digits }: MarkProps) {
  const words = <bdi dir="rtl">{isAverage ? wholePercentText(score, digits) : paperPercentText(score, digits)}</bdi>;
  const tone = markTone(score, provisional);
  if (tone !== 'wrong') return <span className={tone === 'open' ? 'mark mark-open' : 'mark'}>{words}</span>;
  return (
    <span className="mark mark-low">
      <PenRing tone="wrong">{words}</PenRing>
    </span>
  );
}

export function MissingMark() {
  return (
    <span className="mark mark-missing">
      غ<span className="unseen"> ناقص</span>
    </span>
  );
}

/** Not handed in, and there is time left for it. */
export function OpenMark() {
  return (
    <span className="mark">
      لسه<span className="unseen"> ما اتسلّمش، ووقته ما خلصش</span>
    </span>
  );
}
