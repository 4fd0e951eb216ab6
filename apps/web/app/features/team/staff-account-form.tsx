import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { STAFF_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { readPhone } from '@hessa/rules/auth/phone';
import { LETTER } from '@hessa/rules/text/counted-nouns';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { type Problems, useForm } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Note } from '../../ui/notices/note.tsx';

const empty = { name: '', email: '', phoneNumber: '', password: '' };
type Values = typeof empty;

const LEAST = countedNoun(STAFF_PASSWORD_MIN_LENGTH, LETTER);

interface StaffAccountFormProps {
  /** The name that an invitation gave; without one it is asked for. */
  name?: string;
  /** Throws what the server refused. */
  send: (values: Values) => Promise<unknown>;
  onDone: () => void;
}

/** The account of somebody who runs the platform, made from a one-time link. */
export function StaffAccountForm({ name, send, onDone }: StaffAccountFormProps) {
  const form = useForm({
    initial: { ...empty, name: name ?? '' },
    problemsOf,
    send: async (values) => {
      await send(values);
      onDone();
    },
  });

  return (
    <form {...form.props} className="form">
      {form.refusal && (
        <Note tone="wrong" title="الحساب متعملش">
          {form.refusal.messageAr}
        </Note>
      )}
      {name === undefined && <Field {...form.field('name')} label="اسمك" autoComplete="name" />}
      <Field {...form.field('email')} label="الإيميل" script="latin" type="email" autoComplete="email" />
      <Field
        {...form.field('phoneNumber', toLatinDigits)}
        label="رقم الموبايل"
        script="latin"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField
        {...form.field('password')}
        label="كلمة السر"
        autoComplete="new-password"
        hint={`${LEAST} أو أكتر. جملة طويلة أسهل في الحفظ وأصعب على غيرك.`}
      />
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنعمل حسابك' : 'اعمل الحساب'}
      </Button>
    </form>
  );
}

function problemsOf({ name, email, phoneNumber, password }: Values): Problems<Values> {
  return {
    ...(name.trim() ? {} : { name: 'اكتب اسمك' }),
    ...(isEmail(normaliseEmail(email)) ? {} : { email: 'اكتب إيميل صحيح' }),
    ...(readPhone(phoneNumber).kind === 'phone'
      ? {}
      : { phoneNumber: 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01' }),
    ...([...password].length >= STAFF_PASSWORD_MIN_LENGTH ? {} : { password: `كلمة السر لازم تكون ${LEAST} أو أكتر` }),
  };
}
