import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useGrowingRead } from '../../../api/use-growing-read.ts';
import { MessageLinks } from '../../../teach-shell/reports/message-links.tsx';
import { MoreRows } from '../../../teach-shell/reports/more-rows.tsx';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { type Missing, type MissingPaper, missingMessage, missingMessageToParent } from './missing-message.ts';

interface MissingPapersProps {
  lessonId: number;
  quizName: string;
  teacherName: string;
  digits: DigitStyle;
}

/** Who may take the quiz and has not handed it in, with a word to each. */
export function MissingPapers({ lessonId, quizName, teacherName, digits }: MissingPapersProps) {
  const read = useGrowingRead('missing papers', lessonId, async (after) => {
    const query = after === null ? {} : { after };
    return (await call('GET /api/teach/results/{lessonId}/missing', { params: { lessonId }, query })).data;
  });
  const paperOf = ({ name, opensAt, endsAt }: Missing, chance: MissingPaper['chance']): MissingPaper => ({
    ...{ studentName: name, quizName, chance, opensAt, endsAt, digits },
  });
  return (
    <div className="report-list">
      <ReadGate read={read} waiting="بنجيب الطلبة" failed="مقدرناش نجيب الطلبة">
        {(pages) => (
          <>
            {pages[0]?.students.length === 0 && <p className="muted">كل اللي معاهم الامتحان سلّموه.</p>}
            <ul className="report-rows">
              {pages
                .flatMap(({ students }) => students)
                .map((student) => (
                  <li key={student.studentId} className="report-row report-row-missing">
                    <Link className="report-row-name" to={teachStudentPath({ studentId: student.studentId })}>
                      <RtlTitle>{student.name}</RtlTitle>
                    </Link>
                    <span className="missing-state">
                      <ChanceBadge {...student} digits={digits} />
                      {student.openedAt && student.window !== 'sitting' && <Badge tone="warn">فتحه وما سلّمش</Badge>}
                    </span>
                    {student.window !== 'sitting' && student.window !== 'never' && (
                      <MessageLinks
                        name={student.name}
                        phone={student.phone}
                        parentPhone={student.parentPhone}
                        toStudent={missingMessage(paperOf(student, student.window))}
                        toParent={missingMessageToParent(paperOf(student, student.window), teacherName)}
                      />
                    )}
                  </li>
                ))}
            </ul>
            <MoreRows read={read} />
          </>
        )}
      </ReadGate>
    </div>
  );
}

type ChanceBadgeProps = Pick<Missing, 'window' | 'opensAt' | 'endsAt'> & { digits: DigitStyle };

function ChanceBadge({ window, opensAt, endsAt, digits }: ChanceBadgeProps) {
  if (opensAt) return <Badge>هيفتح {shortDate(opensAt, digits)}</Badge>;
  switch (window) {
    case 'sitting':
      return <Badge tone="warn">بيمتحن دلوقتي</Badge>;
    case 'open':
      return <Badge tone="right">{endsAt ? `لحد ${shortDate(endsAt, digits)}` : 'مفتوح'}</Badge>;
    case 'ended':
      if (endsAt) return <Badge tone="warn">يتلحق لحد {shortDate(endsAt, digits)}</Badge>;
      return <Badge tone="wrong">وقته خلص</Badge>;
    case 'over':
      return <Badge tone="wrong">وقته خلص</Badge>;
    case 'never':
      return <Badge>الوحدة اتقفلت قبل ما ينزل</Badge>;
  }
}
