import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { MessageLinks } from '../../../teach-shell/reports/message-links.tsx';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Pager } from '../../../ui/controls/pager.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { missingMessage, missingMessageToParent } from './missing-message.ts';

const PAGE_SIZE = 20;

interface MissingPapersProps {
  lessonId: number;
  quizName: string;
  teacherName: string;
  digits: DigitStyle;
}

/** Who may take the quiz and has not handed it in, with a word to each. */
export function MissingPapers({ lessonId, quizName, teacherName, digits }: MissingPapersProps) {
  const [page, setPage] = useState(1);
  const read = useRead(
    'GET /api/teach/results/{lessonId}/missing',
    { params: { lessonId }, query: { pageNumber: page, pageSize: PAGE_SIZE } },
    { freshMs: 0 },
  );
  return (
    <div className="report-list">
      <ReadGate read={read} waiting="بنجيب الطلبة" failed="مقدرناش نجيب الطلبة">
        {({ data: { students, totalCount } }) => (
          <>
            {students.length === 0 && <p className="muted">كل اللي معاهم الامتحان سلّموه.</p>}
            <ul className="report-rows">
              {students.map((student) => {
                const paper = { studentName: student.name, quizName, window: student.window };
                return (
                  <li key={student.studentId} className="report-row report-row-missing">
                    <Link className="report-row-name" to={teachStudentPath({ studentId: student.studentId })}>
                      <RtlTitle>{student.name}</RtlTitle>
                    </Link>
                    <span className="missing-state">
                      {student.window === 'ended' ? (
                        <Badge tone="wrong">وقته خلص</Badge>
                      ) : (
                        <Badge tone="right">
                          {student.endsAt ? `لحد ${shortDate(student.endsAt, digits)}` : 'مفتوح'}
                        </Badge>
                      )}
                      {student.openedAt && <Badge tone="warn">فتحه وما سلّمش</Badge>}
                    </span>
                    <MessageLinks
                      name={student.name}
                      phone={student.phone}
                      parentPhone={student.parentPhone}
                      toStudent={missingMessage(paper)}
                      toParent={missingMessageToParent(paper, teacherName)}
                    />
                  </li>
                );
              })}
            </ul>
            <Pager
              label="صفحات اللي ما سلّموش"
              current={page}
              total={Math.ceil(totalCount / PAGE_SIZE)}
              digits={digits}
              onPage={setPage}
            />
          </>
        )}
      </ReadGate>
    </div>
  );
}
