import type { ReactNode } from 'react';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/notices/dialog.tsx';
import { Note } from '../../../ui/notices/note.tsx';

interface NameDialogProps {
  title: string;
  name?: string;
  placeholder?: string;
  /** Given, a second line is asked for, which may stay empty. */
  second?: { label: string; value: string };
  confirm: string;
  onClose: () => void;
  /** What is worth knowing before it is saved. */
  children?: ReactNode;
  /** Throws what the server refused. */
  onSave: (name: string, second: string) => Promise<void>;
}

/** The name of a unit or a lesson, new or changed. */
export function NameDialog(props: NameDialogProps) {
  const { title, placeholder, confirm, children, onClose, onSave } = props;
  const form = useForm({
    initial: { name: props.name ?? '', second: props.second?.value ?? '' },
    problemsOf: ({ name }) => ({ name: !name.trim() && 'اكتب الاسم.' }),
    send: ({ name, second }) => onSave(name.trim(), second.trim()),
  });

  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <form {...form.props} className="console-form">
        <Field {...form.field('name')} label="الاسم" data-first-focus maxLength={120} placeholder={placeholder} />
        {props.second && <Field {...form.field('second')} label={props.second.label} maxLength={160} />}
        {children}
        {form.refusal && <Note tone="wrong" title={form.refusal.messageAr} />}
        <Button type="submit" wide busy={form.busy}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
