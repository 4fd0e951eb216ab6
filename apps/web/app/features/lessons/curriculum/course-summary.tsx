import type { CurriculumProgress } from '@hessa/rules/lessons/curriculum-progress';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import './course-summary.css';

/** Units, lessons and how much of them is done. */
export function CourseSummary({ progress, digits }: { progress: CurriculumProgress; digits: DigitStyle }) {
  const { unitCount, lessonCount, percent } = progress;
  return (
    <dl className="course-summary">
      <div>
        <dt>الوحدات</dt>
        <dd>{formatNumber(unitCount, digits)}</dd>
      </div>
      <div>
        <dt>الدروس</dt>
        <dd>{formatNumber(lessonCount, digits)}</dd>
      </div>
      <div>
        <dt>خلّصت</dt>
        <dd>
          <bdi dir="rtl">{formatPercent(percent, digits, 'none')}</bdi>
        </dd>
      </div>
    </dl>
  );
}
