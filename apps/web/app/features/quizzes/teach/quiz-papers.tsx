import { teachStudentPaperPath } from '@hessa/rules/pages/console-pages';
import { paperPercentText } from '@hessa/rules/quizzes/shown-percent';
import { markTone } from '@hessa/rules/statistics/score-tone';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { exactMoment } from '../../../teach-shell/reports/short-date.ts';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { marksText } from '../../../ui/text/marks-text.ts';
import { passWords } from './pass-words.ts';

const PAGE_SIZE = 20;
const ORDERS = [
  ['newest', 'الأحدث'],
  ['highest', 'الأعلى درجة'],
  ['lowest', 'الأقل درجة'],
] as const;

interface QuizPapersProps {
  lessonId: number;
  /** The versions that judge as the one of today does. */
  currentVersions: readonly number[];
  digits: DigitStyle;
}

/** The papers that were handed in, of every version. */
export function QuizPapers({ lessonId, currentVersions, digits }: QuizPapersProps) {
  const [asked, setAsked] = useState<{ sort: (typeof ORDERS)[number][0]; page: number }>({ sort: 'newest', page: 1 });
  const read = useRead(
    'GET /api/teach/results/{lessonId}/papers',
    { params: { lessonId }, query: { sort: asked.sort, pageNumber: asked.page, pageSize: PAGE_SIZE } },
    { freshMs: 0 },
  );
  const number = (value: number) => <bdi>{formatCount(value, digits)}</bdi>;
  return (
    <div className="report-list">
      <Chips label="ترتيب الورق">
        {ORDERS.map(([sort, words]) => (
          <Chip key={sort} chosen={asked.sort === sort} onClick={() => setAsked({ sort, page: 1 })}>
            {words}
          </Chip>
        ))}
      </Chips>
      <ReadGate read={read} waiting="بنجيب الورق" failed="مقدرناش نجيب الورق">
        {({ data: { papers, totalCount } }) => (
          <>
            {papers.length === 0 && <p className="muted">لسه محدش سلّم.</p>}
            <ul className="report-rows">
              {papers.map((paper) => (
                <li key={paper.studentId} className="report-row">
                  <Link
                    className="report-row-name"
                    to={teachStudentPaperPath({ lessonId: lessonId, studentId: paper.studentId })}
                  >
                    <RtlTitle>{paper.name}</RtlTitle>
                  </Link>
                  <b className={paper.score === null ? 'muted' : `score-${markTone(paper.score, paper.held > 0)}`}>
                    <bdi dir="rtl">{paper.score === null ? 'لسه بتتصحح' : paperPercentText(paper.score, digits)}</bdi>
                  </b>
                  <span className="muted">
                    {paper.marks ? (
                      <bdi>{marksText(paper.marks, digits)}</bdi>
                    ) : (
                      <>
                        {number(paper.correctCount)} من {number(paper.total)} صح
                      </>
                    )}
                    {paper.held > 0 ? (
                      <>
                        {' '}
                        <Badge tone="warn">مؤقتة: إجابات متأخرة مستنية قرارك</Badge>
                      </>
                    ) : (
                      paper.passed !== null && (
                        <>
                          {' '}
                          <Badge tone={paper.passed ? 'right' : 'wrong'}>{passWords(paper.passed)}</Badge>
                        </>
                      )
                    )}
                    {!currentVersions.includes(paper.version) && (
                      <>
                        {' '}
                        <Badge>نسخة قديمة</Badge>
                      </>
                    )}
                  </span>
                  <span className="muted">
                    <bdi>{exactMoment(paper.submittedAt, digits)}</bdi>
                  </span>
                </li>
              ))}
            </ul>
            <Pager
              label="صفحات الورق"
              current={asked.page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={(page) => setAsked({ ...asked, page })}
            />
          </>
        )}
      </ReadGate>
    </div>
  );
}
