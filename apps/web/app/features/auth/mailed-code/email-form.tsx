import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useSubmission } from '../use-submission.ts';

interface EmailFormProps {
  /** Asks the server to mail a code. */
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Which mailbox the code goes to. */
export function EmailForm({ send, onSent }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const { form, problems, refusal, busy, submit, mend } = useSubmission<'email'>();
  const problem = emailProblem(email);

  async function ask(): Promise<void> {
    const address = normaliseEmail(email);
    await send(address);
    onSent(address);
  }

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => submit(event, { problems: problem ? { email: problem } : {}, send: ask })}
    >
      <Field
        label="الإيميل"
        name="email"
        script="latin"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={email}
        problem={problems.email}
        onChange={(event) => {
          setEmail(event.target.value);
          mend('email');
        }}
      />
      {refusal && <RefusalNote refusal={refusal} title="مقدرناش نبعت الكود" />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنبعت الكود' : 'ابعت الكود'}
      </Button>
    </form>
  );
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'اكتب إيميلك.';
  return isEmail(normaliseEmail(email)) ? null : 'اكتب إيميل صحيح.';
}
