import { type FormEvent, useState } from 'react';
import { useSending } from '../../../teach-shell/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';

interface NameDialogProps {
  title: string;
  name?: string;
  placeholder?: string;
  /** Given, a second line is asked for, which may stay empty. */
  second?: { label: string; value: string };
  confirm: string;
  onClose: () => void;
  /** Throws what the server refused. */
  onSave: (name: string, second: string) => Promise<void>;
}

/** The name of a unit or a lesson, new or changed. */
export function NameDialog(props: NameDialogProps) {
  const { title, placeholder, confirm, onClose, onSave } = props;
  const [name, setName] = useState(props.name ?? '');
  const [second, setSecond] = useState(props.second?.value ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, refusal, send } = useSending();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('اكتب الاسم.');
    await send(() => onSave(name.trim(), second.trim()));
  }

  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <form className="console-form" noValidate onSubmit={submit}>
        <Field
          label="الاسم"
          data-first-focus
          maxLength={120}
          value={name}
          placeholder={placeholder}
          problem={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
        {props.second && (
          <Field
            label={props.second.label}
            maxLength={160}
            value={second}
            onChange={(event) => setSecond(event.target.value)}
          />
        )}
        {refusal && <Note tone="wrong" title={refusal} />}
        <Button type="submit" wide busy={busy}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
