import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { enterCodePath } from '../confirm-email/enter-code-path.ts';
import { MailedAddress } from '../mailed-code/mailed-address.tsx';
import type { Registered } from './registered.ts';

interface RegisteredNoticeProps {
  registered: Registered;
  state: unknown;
  /** What was typed on the way here and waits for the login: one panel says it all, and the form stays in sight. */
  children: ReactNode;
}

/** Stands over the login form of whoever has just registered; confirming is a choice unless the tenant requires it. */
export function RegisteredNotice({ registered, state, children }: RegisteredNoticeProps) {
  const { email, confirmationRequired } = registered;
  return (
    <Note tone="right" title="اتسجّلت معانا">
      {children}
      <p>
        {confirmationRequired
          ? 'قبل ما تدخل أكّد إيميلك من الرسالة اللي بعتناها على '
          : 'ادخل دلوقتي، ولو حبيت أكّد إيميلك من الرسالة اللي بعتناها على '}
        <MailedAddress>{email}</MailedAddress>.{' '}
        <TextLink to={enterCodePath(email)} state={state} forward>
          أكّد إيميلك
        </TextLink>
      </p>
    </Note>
  );
}
