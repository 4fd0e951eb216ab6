import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { readPhone } from '@hessa/rules/auth/phone';
import { chatLink } from '@hessa/rules/site/chat-link';
import type { ReactNode } from 'react';
import { useForm } from '../../../api/use-form.ts';
import { useSupportNumber } from '../../../shell/use-support-number.ts';
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
  const chat = chatLink(useSupportNumber(), 'السلام عليكم، ممكن مساعدة في دخول حسابي؟ معايا رقم الموبايل بس.');
  const form = useForm({
    initial: { email: '' },
    problemsOf: ({ email }) => ({ email: emailProblem(email, chat) }),
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

function emailProblem(email: string, chat: string | null): ReactNode {
  if (email.trim() === '') return 'اكتب إيميلك.';
  if (isEmail(normaliseEmail(email))) return null;
  const isNumber = readPhone(email).kind !== 'not-digits';
  if (!isNumber || !chat) return 'اكتب إيميل صحيح.';
  return (
    <>
      اكتب إيميل صحيح. لو معاك رقم الموبايل بس،{' '}
      <a className="text-link" href={chat} target="_blank" rel="noopener">
        كلّم المشرف
      </a>{' '}
      وهيساعدك.
    </>
  );
}
