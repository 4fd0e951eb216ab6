import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { formatCount } from '@hessa/rules/text/count';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Ltr, RtlTitle } from '../../../ui/text/bidi.tsx';
import { marksText } from '../../../ui/text/marks-text.ts';
import type { RegradePreview } from './regrade-preview.ts';

type Changed = RegradePreview['students'][number];

/** Whose score changes, the largest difference first. */
export function RegradeTable({ students, digits }: { students: readonly Changed[]; digits: DigitStyle }) {
  return (
    <table className="regrade-table">
      <caption className="unseen">الطلبة اللي درجتهم هتتغيّر</caption>
      <thead>
        <tr>
          <th scope="col">الطالب</th>
          <th scope="col">دلوقتي</th>
          <th scope="col">هتبقى</th>
          <th scope="col">الفرق</th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <tr key={student.studentId}>
            <th scope="row">
              <RtlTitle>{student.name}</RtlTitle>
            </th>
            <td>
              <Mark mark={student.before} digits={digits} />
            </td>
            <td>
              <Mark mark={student.after} digits={digits} />
            </td>
            <td className={(student.after.score ?? 0) > (student.before.score ?? 0) ? 'regrade-up' : 'regrade-down'}>
              <Difference student={student} digits={digits} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ mark, digits }: { mark: Changed['before']; digits: DigitStyle }) {
  return (
    <>
      <bdi dir="rtl">{mark.score === null ? 'بتتصحح' : paperPercentText(mark.score, digits)}</bdi>
      <span className="muted regrade-of">
        {mark.marks
          ? marksText(mark.marks, digits)
          : `${formatCount(mark.correctCount, digits)} من ${formatNumber(mark.total, digits)}`}
      </span>
    </>
  );
}

function Difference({ student: { before, after }, digits }: { student: Changed; digits: DigitStyle }) {
  const difference = (after.score ?? 0) - (before.score ?? 0);
  const amount = formatNumber(Math.abs(difference), digits, 'up-to-one');
  return <Ltr>{`${difference > 0 ? '+' : '−'}${amount}`}</Ltr>;
}
