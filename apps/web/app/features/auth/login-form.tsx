import { forgotPasswordPath } from '@hessa/rules/pages/public-pages';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { identifierProblem } from './identifier-problem.ts';
import { LoginRefusalPanel } from './login-refusal-panel.tsx';
import { type LoginRefusal, readLoginRefusal } from './read-login-refusal.ts';
import { signIn } from './sign-in.ts';

interface LoginFormProps {
  supportNumber: string;
  /** True from the press until a refusal; after a success it stays so. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** Called with the name to greet. */
  onSuccess: (name: string) => void;
}

interface Problems {
  identifier?: string | null;
  password?: string | null;
}

export function LoginForm({ supportNumber, busy, onBusy, onSuccess }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);

  useFocusFirstProblem(form, problems);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = { identifier: identifierProblem(identifier), password: password ? null : 'اكتب كلمة السر' };
    setProblems(found);
    setRefusal(null);
    if (found.identifier || found.password) return;
    onBusy(true);
    try {
      onSuccess(await signIn(identifier, password));
    } catch (error) {
      setRefusal(readLoginRefusal(error));
      onBusy(false);
    }
  }

  function tryAgain(): void {
    setRefusal(null);
    form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {refusal && <LoginRefusalPanel refusal={refusal} supportNumber={supportNumber} onTryAgain={tryAgain} />}
      <Field
        label="الإيميل أو رقم الموبايل"
        name="identifier"
        script="latin"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={identifier}
        problem={problems.identifier}
        onChange={(event) => {
          setIdentifier(toLatinDigits(event.target.value));
          setProblems((before) => ({ ...before, identifier: null }));
        }}
      />
      <PasswordField
        label="كلمة السر"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        problem={problems.password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems((before) => ({ ...before, password: null }));
        }}
      />
      <p className="form-aside">
        <Link className="text-link" to={forgotPasswordPath()}>
          نسيت كلمة السر؟
        </Link>
      </p>
      <Button type="submit" wide busy={busy}>
        {busy ? 'بنسجّل دخولك' : 'دخول'}
      </Button>
    </form>
  );
}

/** A refused form leads to the first field to mend. */
function useFocusFirstProblem(form: React.RefObject<HTMLFormElement | null>, problems: Problems): void {
  const { identifier, password } = problems;
  useEffect(() => {
    if (identifier || password) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [form, identifier, password]);
}
