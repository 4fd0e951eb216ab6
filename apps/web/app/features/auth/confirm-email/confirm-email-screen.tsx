import { loginPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { destinationAfterLogin } from '../../../session/origin.ts';
import { useSession } from '../../../session/use-session.ts';
import { writtenWordsIn } from '../../../session/written-words.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { DoneNote } from '../done-note.tsx';
import { CodeSent } from '../mailed-code/code-sent.tsx';
import { EmailForm } from '../mailed-code/email-form.tsx';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import { enterCodePath } from './enter-code-path.ts';
import { sendConfirmationCode } from './send-confirmation-code.ts';

interface ConfirmEmailScreenProps {
  /** Whose address; empty asks for it first. */
  email: string;
  digits: DigitStyle;
}

/** Proves that a mailbox is one's own; optional unless the tenant requires it. */
export function ConfirmEmailScreen({ email, digits }: ConfirmEmailScreenProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isMember = useSession().status === 'member';
  const [done, setDone] = useState(false);
  const onwards = isMember ? destinationAfterLogin(state) : loginPath();
  return (
    <FormPage written={['Is it', 'you?']} title="أكّد إيميلك" lead="كده لو نسيت كلمة السر هنعرف نرجّع لك حسابك.">
      {done ? (
        <DoneNote
          title="إيميلك اتأكد"
          actions={
            <ButtonLink to={onwards} state={withoutGreeting(state)}>
              {isMember ? 'كمّل' : 'سجّل دخولك'}
            </ButtonLink>
          }
        >
          شكراً، كل حاجة تمام.
        </DoneNote>
      ) : email ? (
        <>
          <Note tone="info" title="بصّ على إيميلك">
            <CodeSent email={email} />
          </Note>
          <ConfirmCodeForm key={email} email={email} digits={digits} onDone={() => setDone(true)} />
        </>
      ) : (
        <EmailForm send={sendConfirmationCode} onSent={(to) => navigate(enterCodePath(to), { state })} />
      )}
      {!done && (
        <p className="form-page-other">
          <TextLink to={onwards} state={state}>
            بعدين
          </TextLink>
        </p>
      )}
    </FormPage>
  );
}

/**
 * The login screen has nothing left to offer to whoever has confirmed; only the way they were heading and what they had
 * typed go along.
 */
function withoutGreeting(state: unknown): object {
  return { from: destinationAfterLogin(state), words: writtenWordsIn(state) };
}
