import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';

/** One student, or everybody who sits the exam now. */
export interface MinutesFor {
  studentId: string | null;
  name: string | null;
}

interface GiveMinutesProps {
  lessonId: number;
  to: MinutesFor;
  onClose: () => void;
  onGiven: () => Promise<void>;
}

/** More time for whose line failed, with its reason; for one student, if wanted, in every exam from now on. */
export function GiveMinutes({ lessonId, to: { studentId, name }, onClose, onGiven }: GiveMinutesProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [minutes, setMinutes] = useState('10');
  const [always, setAlways] = useState(false);
  const wanted = /^\d{1,3}$/.test(minutes) ? Number(minutes) : 0;
  const isGood = wanted >= 1;
  return (
    <ReasonDialog
      title={name === null ? 'زوّد وقت للكل' : `زوّد وقت لـ ${name}`}
      confirm="زوّد"
      placeholder="مثلًا: النت قطع في السنتر"
      fields={
        <>
          <Field
            label="كام دقيقة؟"
            script="latin"
            inputMode="numeric"
            value={minutes}
            problem={!isGood && 'اكتب عدد الدقايق.'}
            onChange={(event) => setMinutes(event.currentTarget.value)}
          />
          {studentId !== null && (
            <Chips label="الزيادة دي">
              <Chip chosen={!always} onClick={() => setAlways(false)}>
                في المحاولة دي بس
              </Chip>
              <Chip chosen={always} onClick={() => setAlways(true)}>
                وفي كل امتحان بعد كده
              </Chip>
            </Chips>
          )}
        </>
      }
      onClose={onClose}
      onConfirm={async (reason) => {
        if (!isGood) return;
        const body = { key, minutes: wanted, studentId, reason };
        await call('POST /api/teach/exams/{lessonId}/minutes', { params: { lessonId }, body });
        if (always && studentId !== null) {
          await call('PUT /api/teach/students/{studentId}/exam-minutes', {
            params: { studentId },
            body: { minutes: wanted, reason },
          });
        }
        await onGiven();
      }}
    >
      <p>{name === null ? 'اللي جوه الامتحان دلوقتي بس. اللي سلّم خلاص سلّم.' : 'بيتزوّد على وقته في المحاولة دي.'}</p>
    </ReasonDialog>
  );
}
