import { GOOD_FROM } from '@hessa/rules/quizzes/quiz-band';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';

/** A percentage in a table; under 60 the teacher's pen rings it. */
export function Mark({ score, digits }: { score: number; digits: DigitStyle }) {
  const words = <bdi dir="rtl">{wholePercentText(score, digits)}</bdi>;
  if (score >= GOOD_FROM) return <span className="mark">{words}</span>;
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
