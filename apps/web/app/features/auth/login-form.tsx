import { forgotPasswordPath } from '@hessa/rules/pages/public-pages';
import { toLatinDigits } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import type { Form } from '../../api/use-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { LoginRefusalPanel } from './login-refusal-panel.tsx';
import { readLoginRefusal } from './read-login-refusal.ts';
import type { Credentials } from './sign-in.ts';

const SECOND_FACTOR_NEEDED = 'auth.second_factor_needed';
const SECOND_FACTOR = [SECOND_FACTOR_NEEDED, 'auth.second_factor_wrong'];

interface LoginFormProps {
  form: Form<Credentials>;
  supportNumber: string;
  /** Two devices are signed in, and the mailbox is to make room. */
  onMakeRoom: () => void;
  /** Goes along to whoever forgot the password, and back. */
  state: unknown;
}

export function LoginForm({ form, supportNumber, onMakeRoom, state }: LoginFormProps) {
  // Once asked for, it stays in sight until the page is left.
  const asksSecondFactor = form.values.secondFactor !== '' || SECOND_FACTOR.includes(form.refusal?.code ?? '');

  function tryAgain(): void {
    form.forget();
    form.props.ref.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }

  return (
    <form {...form.props} className="form">
      {form.refusal && form.refusal.code !== SECOND_FACTOR_NEEDED && (
        <LoginRefusalPanel
          refusal={readLoginRefusal(form.refusal, form.values.identifier)}
          supportNumber={supportNumber}
          onMakeRoom={onMakeRoom}
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
      {asksSecondFactor && (
        <Field
          {...form.field('secondFactor', toLatinDigits)}
          label="الكود اللي في تطبيق التأكيد"
          hint="الموبايل ضاع؟ اكتب كود من أكواد الموبايل الضايع."
          script="latin"
          autoComplete="one-time-code"
          autoCapitalize="none"
          enterKeyHint="go"
          autoFocus
        />
      )}
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
