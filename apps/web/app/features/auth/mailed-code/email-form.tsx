import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { useForm } from '../../../api/use-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { RefusalNote } from '../refusal-note.tsx';

interface EmailFormProps {
  /** Asks the server to mail a code. */
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void | Promise<void>;
}

/** Which mailbox the code goes to. */
export function EmailForm({ send, onSent }: EmailFormProps) {
  const form = useForm({
    initial: { email: '' },
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }) => {
      const address = normaliseEmail(email);
      await send(address);
      await onSent(address);
    },
  });

  return (
    <form {...form.props} className="form">
      <Field
        {...form.field('email')}
        label="الإيميل"
        script="latin"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      {form.refusal && <RefusalNote refusal={form.refusal} title="مقدرناش نبعت الكود" />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنبعت الكود' : 'ابعت الكود'}
      </Button>
    </form>
  );
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'اكتب إيميلك.';
  return isEmail(normaliseEmail(email)) ? null : 'اكتب إيميل صحيح.';
}
