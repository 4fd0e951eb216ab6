import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { SlippingRow } from './slipping-row.tsx';
import type { SlippingStudent } from './slipping-student.ts';
import './slipping-students.css';

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

/** Whom a word would help today, and the words: the first of them ready to be sent. */
export function SlippingStudents({ digits, teacherName }: SlippingStudentsProps) {
  const read = useRead('GET /api/teach/slipping', {}, { freshMs: 0 });
  return (
    <section className="needs" aria-labelledby="today-slipping">
      <h2 id="today-slipping" className="needs-head">
        محتاجين كلمة منك
      </h2>
      <ReadGate read={read} waiting="بنشوف مين محتاج كلمة" failed="مقدرناش نجيب الطلبة">
        {({ data }) =>
          data.students.length === 0 ? (
            <p className="needs-calm">كله ماشي تمام، مفيش حد متأخر.</p>
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
  const [chosen, setChosen] = useState<string | 'nobody' | null>(null);
  const wanted = students.filter(({ reasons }) => kind === null || reasons.some((reason) => reason.kind === kind));
  const shown = isLong ? wanted : wanted.slice(0, SHOWN_FIRST);
  const open = chosen ?? shown[0]?.studentId;
  const laterThan = (next: SlippingStudent | undefined) => next && (() => setChosen(next.studentId));
  const choose = (next: Kind | null) => {
    setKind(next);
    setChosen(null);
  };

  return (
    <>
      <div className="slip-chips">
        <Chips label="السبب">
          <Chip chosen={kind === null} onClick={() => choose(null)}>
            الكل
          </Chip>
          {KINDS.map(([each, words]) => (
            <Chip key={each} chosen={kind === each} onClick={() => choose(each)}>
              {words}
            </Chip>
          ))}
        </Chips>
      </div>
      {wanted.length === 0 && <p className="needs-calm">مفيش حد في دي.</p>}
      <ul>
        {shown.map((student, at) => (
          <SlippingRow
            key={student.studentId}
            student={student}
            isOpen={open === student.studentId}
            onToggle={() => setChosen(open === student.studentId ? 'nobody' : student.studentId)}
            onLater={laterThan(shown[at + 1])}
            digits={digits}
            teacherName={teacherName}
          />
        ))}
      </ul>
      {wanted.length > shown.length && (
        <p className="slip-more">
          <Button look="line" size="small" onClick={() => setLong(true)}>
            وريني الباقي
          </Button>
        </p>
      )}
    </>
  );
}
