import { MINUTE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ReasonDialog } from '../../../teach-shell/editing/reason-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useMinutesField } from './minutes-field.tsx';

interface StudentExamMinutesProps {
  studentId: string;
  minutes: number;
  digits: DigitStyle;
  onChanged: () => Promise<void>;
}

/** Who needs more time than the others has it in every exam, without being asked each time. */
export function StudentExamMinutes(props: StudentExamMinutesProps) {
  const { minutes, digits } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="console-part" aria-labelledby="exam-minutes">
      <div className="console-head">
        <h2 id="exam-minutes">وقت زيادة في الامتحانات</h2>
        <Button look="line" size="small" onClick={() => setOpen(true)}>
          {minutes > 0 ? 'غيّر الوقت' : 'زوّد وقت'}
        </Button>
      </div>
      <p>
        {minutes > 0
          ? `${countedNoun(minutes, MINUTE, digits)} زيادة في كل امتحان بوقت.`
          : 'نفس وقت الكل في كل امتحان.'}
      </p>
      {isOpen && <MinutesDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}

function MinutesDialog(props: StudentExamMinutesProps & { onClose: () => void }) {
  const { studentId, minutes: current, digits, onClose, onChanged } = props;
  const { minutes, field } = useMinutesField(current || 15, 0, digits);
  return (
    <ReasonDialog
      title="وقت زيادة في كل امتحان"
      confirm="احفظ"
      placeholder="مثلًا: بيكتب ببطء بعد عملية في إيده"
      fields={field}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (minutes === null) return;
        await call('PUT /api/teach/students/{studentId}/exam-minutes', {
          params: { studentId },
          body: { minutes, reason },
        });
        onClose();
        await onChanged();
      }}
    >
      <p>من أول امتحان جاي: بيتزوّد على وقت الامتحان نفسه. اكتب صفر عشان يرجع زي الكل.</p>
    </ReasonDialog>
  );
}
