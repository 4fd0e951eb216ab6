import type { Reply } from '@hessa/contract/client';
import { teachStudentPaperPath } from '@hessa/rules/pages/console-pages';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import './student-progress.css';

type Figures = Reply<'GET /api/teach/students/{studentId}/progress'>['data'];

interface StudentProgressProps {
  studentId: string;
  digits: DigitStyle;
  /** The papers themselves are the teacher's to read. */
  mayReadPapers: boolean;
}

/** So many of the last papers stand on the student's card, with the average: what is said there is not said again. */
const ON_THE_CARD = 5;
const SHOWN = 10;

/** How far the student is, and the papers before those on the card. */
export function StudentProgress({ studentId, digits, mayReadPapers }: StudentProgressProps) {
  const read = useRead('GET /api/teach/students/{studentId}/progress', { params: { studentId } }, { freshMs: 0 });
  return (
    <ReadGate read={read} waiting={null}>
      {({ data }) => <Progress {...data} studentId={studentId} digits={digits} mayReadPapers={mayReadPapers} />}
    </ReadGate>
  );
}

function Progress({ studentId, digits, mayReadPapers, ...figures }: StudentProgressProps & Figures) {
  const { totalVideos, watchedVideos, totalQuizzes, solvedQuizzes, results } = figures;
  const older = results.slice(ON_THE_CARD, ON_THE_CARD + SHOWN);
  const of = (part: number, whole: number) => (
    <>
      <bdi>{part === 0 ? 'ولا واحد' : formatNumber(part, digits)}</bdi> من <bdi>{formatNumber(whole, digits)}</bdi>
    </>
  );
  const watched = totalVideos > 0 && <>الفيديوهات اللي اتشافت {of(watchedVideos, totalVideos)}</>;
  const solved = totalQuizzes > 0 && <>الامتحانات اللي اتحلّت {of(solvedQuizzes, totalQuizzes)}</>;
  return (
    <section className="console-part" aria-labelledby="progress">
      <h2 id="progress">المستوى</h2>
      <p>
        {watched}
        {watched && solved && '، و'}
        {solved}
        {watched || solved ? '.' : 'لسه مفيش فيديوهات ولا امتحانات.'}
      </p>
      {older.length > 0 && (
        <ol className="papers" aria-label="ورق أقدم">
          {older.map(({ lessonId, lessonName, score, submittedAt, provisional }) => (
            <li key={lessonId} className="paper">
              {mayReadPapers ? (
                <Link className="paper-link" to={teachStudentPaperPath({ lessonId, studentId })}>
                  <RtlTitle>{lessonName}</RtlTitle>
                </Link>
              ) : (
                <b>
                  <RtlTitle>{lessonName}</RtlTitle>
                </b>
              )}
              <bdi dir="rtl">{paperPercentText(score, digits)}</bdi>
              <span className="muted">
                {provisional && 'درجة مؤقتة، '}
                {shortDate(submittedAt, digits)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
