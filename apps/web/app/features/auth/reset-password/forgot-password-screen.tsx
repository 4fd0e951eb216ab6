import { loginPath } from '@hessa/rules/pages/public-pages';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { DoneNote } from '../done-note.tsx';
import { CodeSent } from '../mailed-code/code-sent.tsx';
import { EmailForm } from '../mailed-code/email-form.tsx';
import { newPasswordPath } from './new-password-path.ts';
import { requestResetCode } from './request-reset-code.ts';

/** Asks for a reset code and leads on to where it is typed. */
export function ForgotPasswordScreen() {
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormPage written={['Forgot', 'it?']} title="نسيت كلمة السر؟" lead="اكتب إيميلك ونبعت لك كود تعمل بيه واحدة جديدة.">
      {sentTo === null ? (
        <EmailForm send={requestResetCode} onSent={setSentTo} />
      ) : (
        <DoneNote
          title="بصّ على إيميلك"
          actions={
            <ButtonLink to={newPasswordPath(sentTo)} state={state}>
              معايا الكود
            </ButtonLink>
          }
        >
          <CodeSent email={sentTo} />
        </DoneNote>
      )}
      <p className="form-page-other">
        افتكرتها؟{' '}
        <TextLink to={loginPath()} state={state}>
          سجّل دخولك
        </TextLink>
      </p>
    </FormPage>
  );
}
