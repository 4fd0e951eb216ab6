import { STUDENT } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { BubbleSheet, type SheetPaper } from './bubble-sheet.tsx';
import { type SeatedStudent, SeatList } from './seat-list.tsx';

export type SheetsWanted = 'blank' | 'named' | 'seats';

interface SheetsToPrintProps {
  wanted: SheetsWanted;
  paper: SheetPaper;
  teacher: string;
  digits: DigitStyle;
}

/** One sheet for anybody, one for each of the class, or the list of who sits at which number. */
export function SheetsToPrint({ wanted, paper, teacher, digits }: SheetsToPrintProps) {
  if (wanted === 'blank') return <BubbleSheet paper={paper} teacher={teacher} owner={null} digits={digits} />;
  return <OfClass wanted={wanted} paper={paper} teacher={teacher} digits={digits} />;
}

function OfClass({ wanted, paper, teacher, digits }: SheetsToPrintProps) {
  const { lessonId } = paper;
  const [students, setStudents] = useState<readonly SeatedStudent[]>([]);
  const [next, setNext] = useState<string | null | undefined>();
  const { busy, refusal, send } = useSending();

  const more = (after: string | undefined) =>
    send(async () => {
      const { data } = await call('POST /api/teach/quizzes/{lessonId}/seats', {
        params: { lessonId },
        body: after === undefined ? {} : { after },
      });
      setStudents((known) => (after === undefined ? data.students : [...known, ...data.students]));
      setNext(data.next);
    });
  const begin = useEffectEvent(() => void more(undefined));
  useEffect(() => begin(), []);

  return (
    <>
      <div className="console-page quiz-print-bar" role="status">
        {refusal && <Note tone="warn" title={refusal.messageAr} />}
        {next === undefined && !refusal && <p className="muted">بنجهّز الورق</p>}
        {next === null && students.length === 0 && <Note tone="warn" title="مفيش طلبة في الكورس ده لسه" />}
        {students.length > 0 && <p className="muted">الورق جاهز: {countedAlone(students.length, STUDENT, digits)}.</p>}
        {next && (
          <Button look="line" size="small" busy={busy} onClick={() => void more(next)}>
            هات اللي بعدهم
          </Button>
        )}
      </div>
      {wanted === 'seats' ? (
        students.length > 0 && <SeatList name={paper.name} students={students} />
      ) : (
        <div>
          {students.map((student) => (
            <BubbleSheet key={student.studentId} paper={paper} teacher={teacher} owner={student} digits={digits} />
          ))}
        </div>
      )}
    </>
  );
}
