import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { endSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { ResendCode } from '../mailed-code/resend-code.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useSubmission } from '../use-submission.ts';
import { emptyNewPassword, type NewPasswordField, newPasswordProblems } from './new-password-problems.ts';
import { requestResetCode } from './request-reset-code.ts';
import './new-password-form.css';

/** What the server alone can judge, under the field that it is about. */
const FIELD_OF = {
  'password.too_short': 'newPassword',
  'password.staff_too_short': 'newPassword',
  'password.too_long': 'newPassword',
  'password.too_common': 'newPassword',
  'reset.failed': 'otp',
} as const;

interface NewPasswordFormProps {
  email: string;
  digits: DigitStyle;
  onDone: () => void;
}

export function NewPasswordForm({ email, digits, onDone }: NewPasswordFormProps) {
  const [values, setValues] = useState(emptyNewPassword);
  const { form, problems, refusal, busy, submit, mend } = useSubmission<NewPasswordField>();

  function write(name: NewPasswordField, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    mend(name);
  }
  function password(name: 'newPassword' | 'confirmPassword') {
    return {
      name,
      value: values[name],
      problem: problems[name],
      required: true,
      autoComplete: 'new-password' as const,
      onChange: (event: { target: { value: string } }) => write(name, event.target.value),
    };
  }

  async function send(): Promise<void> {
    await call('POST /api/Auth/ResetPassword', { body: { email, ...values } });
    // Every login of the account is over; one that this browser still keeps would only fail later.
    endSession('logout');
    onDone();
  }

  return (
    <form
      ref={form}
      className="form new-password"
      noValidate
      onSubmit={(event) => submit(event, { problems: newPasswordProblems(values, digits), send, fieldOf: FIELD_OF })}
    >
      <Field label="الإيميل" name="email" script="latin" type="email" autoComplete="username" readOnly value={email} />
      <OtpField label="الكود" value={values.otp} problem={problems.otp} onChange={(otp) => write('otp', otp)} />
      <ResendCode digits={digits} send={() => requestResetCode(email)} />
      <PasswordField
        {...password('newPassword')}
        label="كلمة السر الجديدة"
        hint={`${formatNumber(STUDENT_PASSWORD_MIN_LENGTH, digits)} حروف أو أكتر.`}
        enterKeyHint="next"
      />
      <PasswordField {...password('confirmPassword')} label="تأكيد كلمة السر" enterKeyHint="go" />
      {refusal && <RefusalNote refusal={refusal} title="كلمة السر متغيّرتش" />}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنغيّر كلمة السر' : 'غيّر كلمة السر'}
      </Button>
    </form>
  );
}
