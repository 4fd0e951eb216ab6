import type { CurriculumProgress } from '@hessa/rules/lessons/curriculum-progress';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import './course-summary.css';

/** A lone Arabic zero reads as a dot. */
const NONE = '—';

/** Units, lessons and how much of them is done. */
export function CourseSummary({ progress, digits }: { progress: CurriculumProgress; digits: DigitStyle }) {
  const { unitCount, lessonCount, doneCount, percent } = progress;
  const number = (count: number) => (count === 0 ? NONE : formatNumber(count, digits));
  return (
    <dl className="course-summary">
      <div>
        <dt>الوحدات</dt>
        <dd>{number(unitCount)}</dd>
      </div>
      <div>
        <dt>الدروس</dt>
        <dd>{number(lessonCount)}</dd>
      </div>
      <div>
        <dt>خلّصت</dt>
        <dd>{doneCount === 0 ? 'لسه' : <bdi dir="rtl">{formatPercent(percent, digits, 'none')}</bdi>}</dd>
      </div>
    </dl>
  );
}
