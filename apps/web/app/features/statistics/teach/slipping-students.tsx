import type { Reply } from '@hessa/contract/client';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { MessageLinks } from '../../../teach-shell/reports/message-links.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { reasonWords, slipMessage, slipMessageToParent } from './slip-messages.ts';

type SlippingStudent = Reply<'GET /api/teach/slipping'>['data']['students'][number];
type Kind = SlippingStudent['reasons'][number]['kind'];

const KINDS = [
  ['ending', 'وقتهم هيخلص'],
  ['quiet', 'سايبين المذاكرة'],
  ['falling', 'درجاتهم بتقع'],
] as const;
const SHOWN_FIRST = 8;

interface SlippingStudentsProps {
  digits: DigitStyle;
  teacherName: string;
}

/** Whom a word would help today, and the words. */
export function SlippingStudents({ digits, teacherName }: SlippingStudentsProps) {
  const read = useRead('GET /api/teach/slipping', {}, { freshMs: 0 });
  return (
    <section className="today-part" aria-labelledby="today-slipping">
      <h2 id="today-slipping">محتاجين كلمة منك</h2>
      <ReadGate read={read} waiting="بنشوف مين محتاج كلمة" failed="مقدرناش نجيب الطلبة">
        {({ data }) =>
          data.students.length === 0 ? (
            <p className="muted">كله ماشي تمام، مفيش حد متأخر.</p>
          ) : (
            <Slipping students={data.students} digits={digits} teacherName={teacherName} />
          )
        }
      </ReadGate>
    </section>
  );
}

function Slipping({ students, digits, teacherName }: SlippingStudentsProps & { students: readonly SlippingStudent[] }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [isLong, setLong] = useState(false);
  const wanted = students.filter(({ reasons }) => kind === null || reasons.some((reason) => reason.kind === kind));
  const shown = isLong ? wanted : wanted.slice(0, SHOWN_FIRST);
  const today = cairoDay(Date.now());

  return (
    <>
      <Chips label="السبب">
        <Chip chosen={kind === null} onClick={() => setKind(null)}>
          الكل
        </Chip>
        {KINDS.map(([each, words]) => (
          <Chip key={each} chosen={kind === each} onClick={() => setKind(each)}>
            {words}
          </Chip>
        ))}
      </Chips>
      {wanted.length === 0 && <p className="muted">مفيش حد في دي.</p>}
      <ul className="today-rows">
        {shown.map((student) => (
          <li key={student.studentId} className="today-row">
            <span className="today-name">
              <Link to={teachStudentPath({ studentId: student.studentId })}>
                <RtlTitle>{student.name}</RtlTitle>
              </Link>
            </span>
            <ul className="slip-reasons">
              {student.reasons.map((reason) => (
                <li key={reason.kind}>{reasonWords(reason, today, digits)}</li>
              ))}
            </ul>
            <MessageLinks
              name={student.name}
              phone={student.phone}
              parentPhone={student.parentPhone}
              toStudent={slipMessage(student, today, digits)}
              toParent={slipMessageToParent(student, today, digits, teacherName)}
            />
          </li>
        ))}
      </ul>
      {wanted.length > shown.length && (
        <p>
          <Button look="line" size="small" onClick={() => setLong(true)}>
            وريني الباقي
          </Button>
        </p>
      )}
    </>
  );
}
