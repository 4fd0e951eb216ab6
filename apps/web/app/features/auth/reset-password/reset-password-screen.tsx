import { loginPath, resetPasswordPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { DoneNote } from '../done-note.tsx';
import { CodeSent } from '../mailed-code/code-sent.tsx';
import { EmailForm } from '../mailed-code/email-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordPath } from './new-password-path.ts';
import { requestResetCode } from './request-reset-code.ts';

interface ResetPasswordScreenProps {
  /** Whose password; empty asks for it first. */
  email: string;
  digits: DigitStyle;
}

/** Three steps: the e-mail, the code with the new password, done. The address holds the step, so a reload keeps it. */
export function ResetPasswordScreen({ email, digits }: ResetPasswordScreenProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <FormPage written={['All', 'set.']} title="كلمة السر اتغيّرت" lead="ادخل بيها من دلوقتي على أي جهاز.">
        <DoneNote
          title="تم"
          actions={
            <ButtonLink to={loginPath()} state={state}>
              سجّل دخولك
            </ButtonLink>
          }
        >
          خرّجنا حسابك من كل الأجهزة القديمة عشان محدش غيرك يدخله.
        </DoneNote>
      </FormPage>
    );
  }
  return (
    <FormPage
      written={['New', 'start.']}
      title="كلمة سر جديدة"
      lead={email ? 'اكتب الكود اللي وصلك وكلمة السر الجديدة.' : 'اكتب إيميلك ونبعت لك الكود.'}
    >
      {email ? (
        <>
          <Note tone="info" title="بصّ على إيميلك">
            <CodeSent email={email} />
          </Note>
          <NewPasswordForm key={email} email={email} digits={digits} onDone={() => setDone(true)} />
          <p className="form-page-other">
            <TextLink to={resetPasswordPath()} state={state}>
              مش ده إيميلك؟
            </TextLink>
          </p>
        </>
      ) : (
        <EmailForm send={requestResetCode} onSent={(sentTo) => navigate(newPasswordPath(sentTo), { state })} />
      )}
    </FormPage>
  );
}
