import { teachQuizReportPath, teachStudentPaperPath, teachStudentPath } from '@hessa/rules/pages/console-pages';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { Mark, MissingMark, OpenMark } from '../../../../teach-shell/reports/mark.tsx';
import { SortHead } from '../../../../teach-shell/reports/sort-head.tsx';
import { Badge } from '../../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import { type GradebookHead, type GradebookLine, type GradebookOrder, type GradebookQuiz, gapOf } from './gradebook.ts';
import '../../../../teach-shell/reports/console-table.css';

interface GradebookTableProps {
  head: GradebookHead;
  lines: readonly GradebookLine[];
  sort: GradebookOrder['sort'];
  digits: DigitStyle;
  onSort: (sort: GradebookOrder['sort']) => void;
}

export function GradebookTable({ head, lines, sort, digits, onSort }: GradebookTableProps) {
  const number = (value: number) => (value === 0 ? 'مفيش' : <bdi>{formatNumber(value, digits)}</bdi>);
  const percent = (value: number | null) =>
    value === null ? 'لسه' : <bdi dir="rtl">{wholePercentText(value, digits)}</bdi>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame gradebook-frame" aria-label="الدرجات" tabIndex={0}>
      <table className="console-table gradebook">
        <thead>
          <tr>
            <SortHead className="gradebook-name" sorted={sort === 'name'} way="ascending" onSort={() => onSort('name')}>
              الطالب
            </SortHead>
            {head.quizzes.map((quiz) => (
              <th key={quiz.lessonId} scope="col">
                <Link to={teachQuizReportPath({ lessonId: quiz.lessonId })}>
                  <RtlTitle>{quiz.name}</RtlTitle>
                </Link>
                <small>
                  <RtlTitle>{quiz.unitName}</RtlTitle>
                </small>
                {quiz.hidden && <Badge>مخفي</Badge>}
              </th>
            ))}
            <SortHead
              className="gradebook-sum"
              sorted={sort === 'average'}
              way="ascending"
              onSort={() => onSort('average')}
            >
              المتوسط
            </SortHead>
            <SortHead
              className="gradebook-sum"
              sorted={sort === 'missing'}
              way="descending"
              onSort={() => onSort('missing')}
            >
              ناقص
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.studentId}>
              <th scope="row" className="gradebook-name">
                <Link to={teachStudentPath({ studentId: line.studentId })}>
                  <RtlTitle>{line.name}</RtlTitle>
                </Link>
              </th>
              {head.quizzes.map((quiz) => (
                <td key={quiz.lessonId}>
                  <Cell line={line} quiz={quiz} digits={digits} />
                </td>
              ))}
              <td className="gradebook-sum">
                {line.average === null ? (
                  <span className="muted">لسه</span>
                ) : (
                  <Mark isAverage score={line.average} digits={digits} />
                )}
              </td>
              <td className="gradebook-sum">{number(line.missing.length)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="gradebook-name">
              متوسط الكل
            </th>
            {head.quizzes.map((quiz) => (
              <td key={quiz.lessonId}>
                <b>{percent(quiz.average)}</b>
                {quiz.missing > 0 && <small>ناقص {number(quiz.missing)}</small>}
              </td>
            ))}
            <td>
              <b>{percent(head.average)}</b>
            </td>
            <td>
              <b>{number(head.quizzes.reduce((sum, { missing }) => sum + missing, 0))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface CellProps {
  line: GradebookLine;
  quiz: GradebookQuiz;
  digits: DigitStyle;
}

function Cell({ line, quiz: { lessonId, name }, digits }: CellProps) {
  const { score, provisional } = line.scores.find((each) => each.lessonId === lessonId) ?? {};
  if (score === null) return <span title="لسه بتتصحح">بتتصحح</span>;
  if (score !== undefined) {
    return (
      <Link
        className="gradebook-mark"
        to={teachStudentPaperPath({ lessonId, studentId: line.studentId })}
        aria-label={`ورقة ${line.name} في ${name}: ${paperPercentText(score, digits)}${provisional ? '، مؤقتة' : ''}`}
      >
        <Mark {...{ score, provisional, digits }} />
        {provisional && <small className="gradebook-for-now">مؤقتة</small>}
      </Link>
    );
  }
  const gap = gapOf(line, lessonId);
  if (gap === 'missing') return <MissingMark />;
  if (gap === 'open') return <OpenMark />;
  return (
    <span className="mark mark-later">
      <span className="unseen">مش مطلوب دلوقتي</span>
    </span>
  );
}
