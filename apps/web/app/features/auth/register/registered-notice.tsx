import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { enterCodePath } from '../confirm-email/enter-code-path.ts';
import { MailedAddress } from '../mailed-code/mailed-address.tsx';
import { DropCode } from '../reason-note.tsx';
import type { Registered } from './registered.ts';

interface RegisteredNoticeProps {
  registered: Registered;
  /** What was typed on the way here and waits for the login: one panel says it all, and the form stays in sight. */
  kept: string | undefined;
  /** For whoever finds somebody else's code on this phone. */
  onDrop: (() => void) | undefined;
  state: unknown;
}

/** Stands over the login form of whoever has just registered; confirming is a choice unless the tenant requires it. */
export function RegisteredNotice({ registered, kept, onDrop, state }: RegisteredNoticeProps) {
  const { email, confirmationRequired } = registered;
  return (
    <Note
      tone="right"
      title="اتسجّلت معانا"
      actions={
        <>
          <TextLink to={enterCodePath(email)} state={state} forward>
            أكّد إيميلك
          </TextLink>
          {onDrop && <DropCode onDrop={onDrop} />}
        </>
      }
    >
      {kept && <p>{kept}</p>}
      {confirmationRequired
        ? 'قبل ما تدخل أكّد إيميلك بالكود اللي بعتناه على '
        : 'ادخل دلوقتي، ولو حبيت أكّد إيميلك بالكود اللي بعتناه على '}
      <MailedAddress>{email}</MailedAddress>
    </Note>
  );
}
