import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { endSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { OtpField } from '../mailed-code/otp-field.tsx';
import { ResendCode } from '../mailed-code/resend-code.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { emptyNewPassword, newPasswordProblems } from './new-password-problems.ts';
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
  const form = useForm({
    initial: emptyNewPassword,
    problemsOf: (values) => newPasswordProblems(values, digits),
    send: async (values) => {
      await call('POST /api/Auth/ResetPassword', { body: { email, ...values } });
      // Every login of the account is over; one that this browser still keeps would only fail later.
      endSession('logout');
      onDone();
    },
    blame: underField(FIELD_OF),
  });
  const password = { required: true, autoComplete: 'new-password' } as const;

  return (
    <form {...form.props} className="form new-password">
      <Field label="الإيميل" name="email" script="latin" type="email" autoComplete="username" readOnly value={email} />
      <OtpField {...form.field('otp', toLatinDigits)} label="الكود" />
      <ResendCode digits={digits} send={() => requestResetCode(email)} />
      <PasswordField
        {...form.field('newPassword')}
        {...password}
        label="كلمة السر الجديدة"
        hint={`${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر.`}
        enterKeyHint="next"
      />
      <PasswordField {...form.field('confirmPassword')} {...password} label="تأكيد كلمة السر" enterKeyHint="go" />
      {form.refusal && <RefusalNote refusal={form.refusal} title="كلمة السر متغيّرتش" />}
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنغيّر كلمة السر' : 'غيّر كلمة السر'}
      </Button>
    </form>
  );
}
