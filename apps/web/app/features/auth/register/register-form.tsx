import { STUDENT_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { GRADES } from '@hessa/rules/courses/grade';
import { gradeLabel } from '@hessa/rules/courses/grade-words';
import { forgotPasswordPath, loginPath } from '@hessa/rules/pages/public-pages';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, toLatinDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { call } from '../../../api/call.ts';
import { underField, useForm } from '../../../api/use-form.ts';
import { useKeptWords } from '../../../session/written-words.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { GuardianConsent } from './guardian-consent.tsx';
import type { Registered } from './registered.ts';
import { emptyRegistration, registrationProblems } from './registration-problems.ts';
import './register-form.css';

const LONGEST_NAME = 80;
const YEARS = GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }));

/** What the server alone can judge, under the field that it is about. */
const FIELD_OF = {
  'register.email_invalid': 'Email',
  'register.parent_phone_own': 'ParentPhone',
  'password.too_short': 'Password',
  'password.too_long': 'Password',
  'password.too_common': 'Password',
} as const;

interface RegisterFormProps {
  digits: DigitStyle;
  /** Carried to the login screen. */
  state: unknown;
  onDone: (registered: Registered) => Promise<void>;
}

export function RegisterForm({ digits, state, onDone }: RegisterFormProps) {
  const form = useForm({
    initial: emptyRegistration,
    problemsOf: (values) => registrationProblems(values, digits),
    send: async (values) => {
      const { data } = await call('POST /api/Auth/register', { form: values });
      await onDone(data);
    },
    blame: underField(FIELD_OF),
  });
  const { field, refusal, busy } = form;
  const { UserName, Email, PhoneNumber } = form.values;
  useKeptWords(UserName || Email || PhoneNumber ? { UserName, Email, PhoneNumber } : null);

  return (
    <form {...form.props} className="form">
      <Field {...field('UserName')} label="اسمك" autoComplete="name" maxLength={LONGEST_NAME} enterKeyHint="next" />
      <Field
        {...field('Email')}
        label="الإيميل"
        script="latin"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        {...field('PhoneNumber', toLatinDigits)}
        label="رقم موبايلك"
        script="latin"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <Field
        {...field('ParentPhone', toLatinDigits)}
        label="رقم موبايل ولي الأمر"
        hint="ولي أمرك هيتابع درجاتك بالرقم ده."
        script="latin"
        type="tel"
        autoComplete="off"
        enterKeyHint="next"
      />
      <SelectField {...field('AcademicYear')} label="السنة الدراسية" placeholder="اختار سنتك" options={YEARS} />
      <PasswordField
        {...field('Password')}
        label="كلمة السر"
        hint={`${countedNoun(STUDENT_PASSWORD_MIN_LENGTH, LETTER, digits)} أو أكتر، وبلاش رقم موبايلك أو اسمك.`}
        required
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('ConfirmPassword')}
        label="تأكيد كلمة السر"
        required
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <GuardianConsent />
      {refusal && (
        <RefusalNote
          refusal={refusal}
          title="الحساب متعملش"
          actions={
            refusal.code === 'register.taken' && (
              <>
                <ButtonLink look="line" size="small" to={loginPath()} state={state}>
                  سجّل دخولك
                </ButtonLink>
                <ButtonLink look="quiet" size="small" to={forgotPasswordPath()} state={state}>
                  رجّع كلمة السر
                </ButtonLink>
              </>
            )
          }
        />
      )}
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنعمل حسابك' : 'اعمل الحساب'}
      </Button>
    </form>
  );
}
