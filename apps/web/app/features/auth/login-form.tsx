import { forgotPasswordPath } from '@hessa/rules/pages/public-pages';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import type { Form } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { LoginRefusalPanel } from './login-refusal-panel.tsx';
import { readLoginRefusal } from './read-login-refusal.ts';

export type Credentials = Record<'identifier' | 'password', string>;

interface LoginFormProps {
  form: Form<Credentials>;
  supportNumber: string;
  /** Goes along to whoever forgot the password, and back. */
  state: unknown;
}

export function LoginForm({ form, supportNumber, state }: LoginFormProps) {
  function tryAgain(): void {
    form.forget();
    form.props.ref.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }

  return (
    <form {...form.props} className="form">
      {form.refusal && (
        <LoginRefusalPanel
          refusal={readLoginRefusal(form.refusal, form.values.identifier)}
          supportNumber={supportNumber}
          onTryAgain={tryAgain}
        />
      )}
      <Field
        {...form.field('identifier', toLatinDigits)}
        label="الإيميل أو رقم الموبايل"
        script="latin"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField {...form.field('password')} label="كلمة السر" autoComplete="current-password" enterKeyHint="go" />
      <p className="form-aside">
        <Link className="text-link" to={forgotPasswordPath()} state={state}>
          نسيت كلمة السر؟
        </Link>
      </p>
      <Button type="submit" wide busy={form.busy}>
        {form.busy ? 'بنسجّل دخولك' : 'دخول'}
      </Button>
    </form>
  );
}
