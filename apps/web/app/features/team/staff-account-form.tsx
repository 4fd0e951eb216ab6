import { isEmail, normaliseEmail } from '@hessa/rules/auth/email';
import { STAFF_PASSWORD_MIN_LENGTH } from '@hessa/rules/auth/password';
import { readPhone } from '@hessa/rules/auth/phone';
import { formatNumber, toLatinDigits } from '@hessa/rules/text/digits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const empty = { name: '', email: '', phoneNumber: '', password: '' };
type Values = typeof empty;
type Problems = Partial<Record<keyof Values, string>>;

const LEAST = formatNumber(STAFF_PASSWORD_MIN_LENGTH);

interface StaffAccountFormProps {
  /** The name that an invitation gave; without one it is asked for. */
  name?: string;
  /** Throws what the server refused. */
  send: (values: Values) => Promise<unknown>;
  onDone: () => void;
}

/** The account of somebody who runs the platform, made from a one-time link. */
export function StaffAccountForm({ name, send, onDone }: StaffAccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...empty, name: name ?? '' });
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [problems]);

  function field(key: keyof Values) {
    return {
      name: key,
      value: values[key],
      problem: problems[key],
      onChange: (event: { target: { value: string } }) =>
        setValues({
          ...values,
          [key]: key === 'phoneNumber' ? toLatinDigits(event.target.value) : event.target.value,
        }),
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(values);
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(values);
      onDone();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.messageAr : 'حصلت مشكلة مش متوقعة. جرّب تاني.');
      setBusy(false);
    }
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {refusal && (
        <Note tone="wrong" title="الحساب متعملش">
          {refusal}
        </Note>
      )}
      {name === undefined && <Field {...field('name')} label="اسمك" autoComplete="name" />}
      <Field {...field('email')} label="الإيميل" script="latin" type="email" autoComplete="email" />
      <Field {...field('phoneNumber')} label="رقم الموبايل" script="latin" inputMode="tel" autoComplete="tel" />
      <PasswordField
        {...field('password')}
        label="كلمة السر"
        autoComplete="new-password"
        hint={`${LEAST} حرف أو أكتر. جملة طويلة أسهل في الحفظ وأصعب على غيرك.`}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنعمل حسابك' : 'اعمل الحساب'}
      </Button>
    </form>
  );
}

function problemsOf({ name, email, phoneNumber, password }: Values): Problems {
  return {
    ...(name.trim() ? {} : { name: 'اكتب اسمك' }),
    ...(isEmail(normaliseEmail(email)) ? {} : { email: 'اكتب إيميل صحيح' }),
    ...(readPhone(phoneNumber).kind === 'phone'
      ? {}
      : { phoneNumber: 'اكتب رقم موبايل مصري صحيح: ١١ رقم ويبدأ بـ 01' }),
    ...([...password].length >= STAFF_PASSWORD_MIN_LENGTH
      ? {}
      : { password: `كلمة السر لازم تكون ${LEAST} حرف أو أكتر` }),
  };
}
