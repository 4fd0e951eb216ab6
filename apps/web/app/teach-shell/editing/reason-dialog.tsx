import type { ReactNode } from 'react';
import { useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { DangerChoice } from '../../ui/notices/danger-choice.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import './reason-dialog.css';

interface ReasonDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirm: string;
  /** It takes something away: the focus starts on the safe choice, and the press is red. */
  danger?: boolean;
  placeholder?: string;
  /** More to fill in before the reason. */
  fields?: ReactNode;
  onClose: () => void;
  /** Throws what the server refused. */
  onConfirm: (reason: string) => Promise<void>;
}

/** For steps that people ask about later: nothing is done without a reason, and the trail keeps it. */
export function ReasonDialog({
  title,
  children,
  confirm,
  danger = false,
  placeholder,
  fields,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: !reason.trim() && 'اكتب السبب، عشان يفضل مسجّل.' }),
    send: ({ reason }) => onConfirm(reason.trim()),
  });

  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="reason-form">
        <div>{children}</div>
        {fields}
        <Field
          {...form.field('reason')}
          label="السبب"
          data-first-focus={danger || fields ? undefined : true}
          maxLength={200}
          placeholder={placeholder}
        />
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        {danger ? (
          <DangerChoice confirm={confirm} busy={form.busy} onStay={onClose} />
        ) : (
          <Button type="submit" wide busy={form.busy}>
            {confirm}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
