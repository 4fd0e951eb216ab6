import { loginPath } from '@hessa/rules/pages/public-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Navigate, useNavigate } from 'react-router';
import { destinationAfterLogin } from '../../../session/origin.ts';
import { useSession } from '../../../session/use-session.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { FormPage } from '../../../ui/fields/form-page.tsx';
import { registerReason } from '../login-reason.ts';
import { ReasonNote } from '../reason-note.tsx';
import { useErrand } from '../use-errand.ts';
import { RegisterForm } from './register-form.tsx';
import { loginAfter, type Registered } from './registered.ts';

/** Makes a student's account and goes on to the login screen. */
export function RegisterScreen({ digits }: { digits: DigitStyle }) {
  const session = useSession();
  const { state, code, drop } = useErrand();
  const navigate = useNavigate();
  if (session.status === 'member') return <Navigate to={destinationAfterLogin(state)} replace />;

  const reason = session.status === 'guest' ? registerReason(state) : null;
  const goToLogin = async (registered: Registered) => {
    const login = loginAfter(registered, state);
    // Replaced: Back must not lead to a form that was sent.
    await navigate(login.to, { state: login.state, replace: true });
  };

  return (
    <FormPage written={['First', 'page.']} title="أهلاً بيك معانا!" lead="املا البيانات مرة واحدة، وابدأ أول درس.">
      {reason && <ReasonNote reason={reason} code={code} onDrop={drop} />}
      <RegisterForm digits={digits} state={state} onDone={goToLogin} />
      <p className="form-page-other">
        عندك حساب؟{' '}
        <TextLink to={loginPath()} state={state}>
          سجّل دخولك
        </TextLink>
      </p>
    </FormPage>
  );
}
