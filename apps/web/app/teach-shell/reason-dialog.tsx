import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { useSending } from './use-sending.ts';
import './reason-dialog.css';

interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirm: string;
  placeholder?: string;
  /** More to fill in before the reason. */
  fields?: ReactNode;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: (reason: string) => Promise<void>;
}

/** For steps that people ask about later: nothing is done without a reason, and the trail keeps it. */
export function ReasonDialog({ title, children, confirm, placeholder, fields, onClose, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, refusal, send } = useSending();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setProblem('اكتب السبب، عشان يفضل مسجّل.');
    await send(() => onConfirm(reason.trim()));
  }

  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <form className="reason-form" noValidate onSubmit={submit}>
        <div>{children}</div>
        {fields}
        <Field
          label="السبب"
          data-first-focus
          maxLength={200}
          value={reason}
          problem={problem}
          placeholder={placeholder}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(null);
          }}
        />
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
