import { registerPath } from '@hessa/rules/pages/public-pages';
import { TIMINGS } from '@hessa/rules/site/timings';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useForm } from '../../api/use-form.ts';
import { destinationAfterLogin } from '../../session/origin.ts';
import { useSession } from '../../session/use-session.ts';
import { useKeptWords, writtenWordsIn } from '../../session/written-words.ts';
import { FormPage } from '../../ui/fields/form-page.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { identifierProblem } from './identifier-problem.ts';
import { LoginForm } from './login-form.tsx';
import { loginReason } from './login-reason.ts';
import { MakeRoom } from './make-room/make-room.tsx';
import { NoConnectionNotice } from './no-connection-notice.tsx';
import { OWED_PAGES } from './owed-pages.ts';
import { KeptCode, ReasonNote } from './reason-note.tsx';
import { readRegistered } from './register/registered.ts';
import { RegisteredNotice } from './register/registered-notice.tsx';
import { type Credentials, type SignedIn, signIn } from './sign-in.ts';
import { useErrand } from './use-errand.ts';

const RETURNING = {
  written: ['Welcome', 'back.'],
  title: 'حمد لله على السلامة!',
  lead: 'ادخل وكمّل من مكان ما وقفت.',
} as const;
const FIRST_TIME = {
  written: ['Day', 'one.'],
  title: 'حسابك جاهز!',
  lead: 'اكتب كلمة السر اللي اخترتها، ويلا على أول درس.',
} as const;

/** Signs in and goes on to wherever the person was heading. */
export function LoginScreen({ supportNumber, digits }: { supportNumber: string; digits: DigitStyle }) {
  const session = useSession();
  const { state, code, drop } = useErrand();
  const [welcomed, setWelcomed] = useState<SignedIn | null>(null);
  const [makingRoom, setMakingRoom] = useState(false);
  const form = useForm<Credentials>({
    initial: { identifier: '', password: '', secondFactor: '' },
    problemsOf: ({ identifier, password }) => ({
      identifier: identifierProblem(identifier),
      password: !password && 'اكتب كلمة السر',
    }),
    send: enter,
  });

  async function enter(typed: Credentials): Promise<void> {
    setWelcomed(await signIn(typed));
  }

  const { identifier, password } = form.values;
  useKeptWords(identifier || password ? { identifier } : null);
  const destination = destinationAfterLogin(state, session.status === 'member' ? session.user.role : undefined);
  // Only this browser knows what a navigation carried; the page that the server rendered does not.
  const registered = session.status === 'unknown' ? null : readRegistered(state);
  const reason = session.status === 'guest' ? loginReason(state) : null;
  const words = writtenWordsIn(state);
  const newcomer = registered?.email;
  const fillIn = useEffectEvent((identifier: string) => {
    form.change({ identifier });
    form.props.ref.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  });
  useEffect(() => {
    if (newcomer) fillIn(newcomer);
  }, [newcomer]);
  // What the account owes is done first; where the person was heading waits until then.
  const first = (welcomed?.firstDo && OWED_PAGES[welcomed.firstDo]?.()) ?? null;
  const carried = useMemo(() => (first ? state : words && { words }), [first, state, words]);
  useDelayedLeave(welcomed !== null, first ?? destination, carried);

  // Whoever is logged in already, here or by another tab, has no business on this page; whoever is just
  // signing in is greeted first.
  if (session.status === 'member' && !form.busy && !makingRoom && welcomed === null) {
    return <Navigate to={destination} replace state={words && { words }} />;
  }

  if (makingRoom && welcomed === null) {
    return (
      <FormPage {...RETURNING} lead="خرّج جهاز من الاتنين، وادخل من اللي في إيدك.">
        <MakeRoom credentials={form.values} digits={digits} onSignIn={enter} onBack={() => setMakingRoom(false)} />
      </FormPage>
    );
  }

  return (
    <FormPage {...(registered ? FIRST_TIME : RETURNING)}>
      {welcomed === null ? (
        <>
          <NoConnectionNotice />
          {reason && !registered && <ReasonNote reason={reason} code={code} onDrop={drop} />}
          {registered && (
            <RegisteredNotice registered={registered} state={state}>
              {reason?.more && <KeptCode words={reason.more} code={code} onDrop={drop} />}
            </RegisteredNotice>
          )}
          <LoginForm
            form={form}
            supportNumber={supportNumber}
            onMakeRoom={() => {
              form.forget();
              setMakingRoom(true);
            }}
            state={state}
          />
          <p className="form-page-other">
            أول مرة معانا؟{' '}
            <Link className="text-link" to={registerPath()} state={state}>
              اعمل حساب جديد
            </Link>
          </p>
        </>
      ) : (
        <Note tone="right" title={`أهلاً يا ${welcomed.name}`}>
          دخلت حسابك. لحظة وهنفتح لك الصفحة.
        </Note>
      )}
    </FormPage>
  );
}

function useDelayedLeave(leaving: boolean, destination: string, state: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true, state }), TIMINGS.loginRedirect);
    return () => clearTimeout(timer);
  }, [leaving, destination, navigate, state]);
}
