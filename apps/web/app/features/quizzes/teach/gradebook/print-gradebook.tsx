import { teachGradebookPath } from '@hessa/rules/pages/console-pages';
import { shownPercent } from '@hessa/rules/quizzes/shown-percent';
import { wholePercent } from '@hessa/rules/statistics/whole-percent';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { refusalOf } from '../../../../api/refusal-of.ts';
import { needBrowser } from '../../../../in-app/need-browser.ts';
import { shortDate } from '../../../../teach-shell/reports/short-date.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { MissingPageDrawing } from '../../../../ui/drawings/missing-page-drawing.tsx';
import { PageSpinner } from '../../../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import {
  GAP_LETTERS,
  type GradebookHead,
  type GradebookLine,
  type GradebookOrder,
  gapOf,
  orderQuery,
} from './gradebook.ts';
import './print-gradebook.css';

/** So many columns are still read without a glass on a sheet that lies on its side. */
const QUIZZES_ON_A_SHEET = 16;

interface PrintGradebookProps {
  courseId: number;
  order: GradebookOrder;
  digits: DigitStyle;
}

/** The gradebook as it comes out of the printer: everybody in it, the heads on every sheet. */
export function PrintGradebook({ courseId, order, digits }: PrintGradebookProps) {
  const { only, sort } = order;
  const [book, setBook] = useState<{ head: GradebookHead; lines: GradebookLine[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const left = new AbortController();
    readAll(courseId, { only, sort }, left.signal).then(
      (all) => left.signal.aborted || setBook(all),
      (error: unknown) => left.signal.aborted || setProblem(refusalOf(error).messageAr),
    );
    return () => left.abort();
  }, [courseId, only, sort]);

  const back = (
    <ButtonLink look="quiet" size="small" to={teachGradebookPath({ courseId })}>
      ارجع للدفتر
    </ButtonLink>
  );
  if (problem) return <StatePanel heading="h1" drawing={<MissingPageDrawing />} title={problem} actions={back} />;
  if (!book) return <PageSpinner label="بنجهّز الورق" />;
  const { head, lines } = book;
  const sheets = Array.from({ length: Math.max(1, Math.ceil(head.quizzes.length / QUIZZES_ON_A_SHEET)) }, (_, at) =>
    head.quizzes.slice(at * QUIZZES_ON_A_SHEET, (at + 1) * QUIZZES_ON_A_SHEET),
  );
  const number = (value: number) => <bdi>{formatCount(value, digits, 'up-to-one')}</bdi>;
  return (
    <div className="printed-book">
      <div className="console-page printed-bar">
        <div className="console-head">
          <h1>اطبع الدفتر</h1>
          <div className="console-actions">
            {back}
            <Button size="small" disabled={lines.length === 0} onClick={() => needBrowser('print') || print()}>
              اطبع
            </Button>
          </div>
        </div>
        <p className="muted">ورق A4 بالعرض، والأسماء والعناوين بتتكرر في كل صفحة.</p>
      </div>
      {sheets.map((quizzes, at) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="printed-sheet" aria-label="ورقة من الدفتر" tabIndex={0} key={quizzes[0]?.lessonId ?? 0}>
          <table className="printed-table">
            <caption>
              <b>
                <RtlTitle>{head.courseName}</RtlTitle>
              </b>{' '}
              {shortDate(new Date().toISOString(), digits)}
              <small>
                غ: ناقص ووقته خلص. لسه: ما اتسلّمش ووقته ما خلصش. فاضي: مش مطلوب دلوقتي. …: بتتصحح. (م): درجة مؤقتة.
                الدرجات من مية.
              </small>
            </caption>
            <thead>
              <tr>
                <th scope="col">الطالب</th>
                {quizzes.map(({ lessonId, name, hidden }) => (
                  <th scope="col" key={lessonId}>
                    <RtlTitle>{name}</RtlTitle>
                    {hidden && ' (مخفي)'}
                  </th>
                ))}
                {at === sheets.length - 1 && (
                  <>
                    <th scope="col">المتوسط</th>
                    <th scope="col">ناقص</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.studentId}>
                  <th scope="row">
                    <RtlTitle>{line.name}</RtlTitle>
                  </th>
                  {quizzes.map(({ lessonId }) => {
                    const { score, provisional } = line.scores.find((each) => each.lessonId === lessonId) ?? {};
                    return (
                      <td key={lessonId}>
                        {score === null
                          ? '…'
                          : score !== undefined
                            ? number(shownPercent(score))
                            : GAP_LETTERS[gapOf(line, lessonId)]}
                        {provisional && ' (م)'}
                      </td>
                    );
                  })}
                  {at === sheets.length - 1 && (
                    <>
                      <td>{line.average === null ? '' : number(wholePercent(line.average))}</td>
                      <td>{line.missing.length === 0 ? '' : number(line.missing.length)}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

async function readAll(courseId: number, order: GradebookOrder, signal: AbortSignal) {
  const params = { courseId };
  const { data: head } = await call('GET /api/teach/gradebooks/{courseId}', { params });
  const lines: GradebookLine[] = [];
  let after: string | null = null;
  do {
    const query: ReturnType<typeof orderQuery> = orderQuery(order, after);
    const { data } = await call('GET /api/teach/gradebooks/{courseId}/students', { params, query });
    lines.push(...data.students);
    after = data.next;
  } while (after !== null && !signal.aborted);
  return { head, lines };
}
