import { teachGradebookPath, teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { CopybookDrawing } from '../../../ui/drawings/copybook-drawing.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { StatePanel } from '../../../ui/notices/state-panel.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import './results-screen.css';

const PAGE_SIZE = 20;

/** Papers stay when a student's right is taken back: there may be more of them than holders. */
function expected({ papers, holders }: { papers: number; holders: number }): number {
  return Math.max(papers, holders);
}

/** Quizzes that have papers: how many came in and how they went. */
export function ResultsScreen({ digits }: { digits: DigitStyle }) {
  const [asked, setAsked] = useState({ courseId: '', page: 1 });
  const { courseId, page } = asked;
  const targets = useRead('GET /api/teach/code-targets');
  const read = useRead(
    'GET /api/teach/results',
    { query: { pageNumber: page, pageSize: PAGE_SIZE, ...(courseId ? { courseId: Number(courseId) } : {}) } },
    { freshMs: 0 },
  );
  // The book of a course that has papers: an empty one says nothing.
  const book = courseId
    ? Number(courseId)
    : (read.reply?.data.quizzes[0]?.courseId ?? targets.reply?.data.courses[0]?.id);
  const number = (value: number) => <bdi>{formatCount(value, digits)}</bdi>;

  return (
    <div className="console-page">
      <div className="console-head">
        <h1>النتايج</h1>
        {book !== undefined && (
          <ButtonLink look="line" size="small" to={teachGradebookPath({ courseId: book })}>
            دفتر الدرجات
          </ButtonLink>
        )}
      </div>
      <div className="results-filter">
        <SelectField
          label="الكورس"
          value={courseId}
          options={[
            { value: '', label: 'كل الكورسات' },
            ...(targets.reply?.data.courses ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => setAsked({ courseId: event.target.value, page: 1 })}
        />
      </div>
      <ReadGate read={read} waiting="بنجيب النتايج" failed="مقدرناش نجيب النتايج">
        {({ data: { quizzes, totalCount } }) => (
          <>
            {quizzes.length === 0 && (
              <StatePanel drawing={<CopybookDrawing />} title="لسه مفيش ورق متسلّم">
                <p>أول ما طالب يسلّم امتحان هتلاقي نتيجته هنا.</p>
              </StatePanel>
            )}
            <ul className="quiz-rows">
              {quizzes.map((quiz) => (
                <li key={quiz.lessonId} className="quiz-row">
                  <div className="quiz-row-name">
                    <Link to={teachQuizReportPath({ lessonId: quiz.lessonId })}>
                      <RtlTitle>{quiz.lessonName}</RtlTitle>
                    </Link>
                    <span className="muted">
                      <RtlTitle>{quiz.unitName}</RtlTitle>، <RtlTitle>{quiz.courseName}</RtlTitle>
                    </span>
                  </div>
                  <div className="quiz-row-figure">
                    <span className="muted">سلّم</span>
                    <span>
                      <b>{number(quiz.papers)}</b> من {number(expected(quiz))}
                    </span>
                    <ProgressBar
                      thin
                      label={`سلّموا ${quiz.lessonName}`}
                      percent={(quiz.papers * 100) / expected(quiz)}
                    />
                  </div>
                  <div className="quiz-row-figure">
                    <span className="muted">المتوسط</span>
                    <b className={quiz.average === null ? 'muted' : `score-${scoreTone(quiz.average)}`}>
                      <bdi dir="rtl">
                        {quiz.average === null ? 'لسه بتتصحح' : wholePercentText(quiz.average, digits)}
                      </bdi>
                    </b>
                  </div>
                  <div className="quiz-row-figure">
                    <span className="muted">آخر ورقة</span>
                    <bdi>{shortDate(quiz.lastSubmittedAt, digits)}</bdi>
                  </div>
                </li>
              ))}
            </ul>
            <Pager
              label="صفحات النتايج"
              current={page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={(next) => setAsked({ courseId, page: next })}
            />
          </>
        )}
      </ReadGate>
    </div>
  );
}
