import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { useMinutesField } from './minutes-field.tsx';

/** One student, or everybody who sits the exam now. */
export interface MinutesFor {
  studentId: string | null;
  name: string | null;
}

interface GiveMinutesProps {
  lessonId: number;
  to: MinutesFor;
  digits: DigitStyle;
  onClose: () => void;
  onGiven: () => Promise<void>;
}

/** More time for whose line failed, with its reason. */
export function GiveMinutes({ lessonId, to: { studentId, name }, digits, onClose, onGiven }: GiveMinutesProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { minutes, field } = useMinutesField(10, 1, digits);
  return (
    <ReasonDialog
      title={name === null ? 'زوّد وقت للكل' : `زوّد وقت لـ ${name}`}
      confirm="زوّد"
      placeholder="مثلًا: النت قطع في السنتر"
      fields={field}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (minutes === null) return;
        const body = { key, minutes, studentId, reason };
        await call('POST /api/teach/exams/{lessonId}/minutes', { params: { lessonId }, body });
        await onGiven();
      }}
    >
      <p>
        {name === null
          ? 'اللي جوه الامتحان دلوقتي بس. اللي سلّم خلاص سلّم.'
          : 'بيتزوّد على وقته في المحاولة دي بس. وقت زيادة في كل الامتحانات بيتحط من صفحة الطالب.'}
      </p>
    </ReasonDialog>
  );
}
