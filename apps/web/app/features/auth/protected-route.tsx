import { loginPath } from '@hessa/rules/pages/public-pages';
import { TIMINGS } from '@hessa/rules/site/timings';
import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { waitingNow, watchWaiting } from '../../offline/when-line.ts';
import { errandAfterEnd } from '../../session/login-errand.ts';
import { originOf } from '../../session/origin.ts';
import { owedStep } from '../../session/owed-step.ts';
import { lastSessionEnd } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { PageShown } from '../../ui/controls/use-arrival-focus.ts';
import { PageSpinner } from '../../ui/notices/page-spinner.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { loginCheck } from './login-check.ts';
import { OWED_PAGES } from './owed-pages.ts';
import './protected-route.css';
import type { Validity } from './session-validation.ts';

interface ProtectedRouteProps {
  /** What of the page stands already while its reader is asked for. */
  headAround?: ((wait: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Shows its page to a logged-in person whose login the server has confirmed, or could not be asked about because
 * the browser has no line: what the phone keeps is shown then. The first check of a login shows a spinner, while the
 * page behind it already asks for what it will show; later checks, at most one in five seconds, run behind the page.
 */
export function ProtectedRoute({ headAround = (wait) => wait, children }: ProtectedRouteProps) {
  const session = useSession();
  const location = useLocation();
  const userId = session.status === 'member' ? session.user.id : null;
  const confirmed = useConfirmed(userId, location.pathname);
  // A page that wakes up knows its reader in one go; building what they came for is the next.
  const isBuilt = useDeferredValue(userId) === userId;
  const isShown = confirmed && isBuilt;

  if (session.status === 'guest') return <ToLogin />;
  // Whoever left or reloaded in the middle of it goes on there: nothing here would be answered.
  const owed = userId && OWED_PAGES[owedStep() ?? '']?.();
  if (owed) return <Navigate to={owed} replace state={{ from: originOf(location) }} />;
  return (
    <>
      {!isShown && headAround(<PageSpinner label="بنتأكد من حسابك" />)}
      {userId && isBuilt && (
        <div className="protected-page" hidden={!isShown}>
          <PageShown value={isShown}>{children}</PageShown>
        </div>
      )}
    </>
  );
}

/** The errand is taken while the page that it is about still stands. */
function ToLogin() {
  const location = useLocation();
  const [errand] = useState(() => errandAfterEnd(location));
  const isStuck = useSyncExternalStore(
    watchWaiting,
    () => waitingNow() !== null,
    () => false,
  );
  return (
    <>
      <Navigate to={loginPath()} replace state={errand} />
      {isStuck && lastSessionEnd() === 'logout' && (
        <div className="wrap">
          <StatePanel heading="h1" drawing={null} title="خرجت من حسابك">
            <p>باقي الصفحات هتفتح أول ما النت يرجع.</p>
          </StatePanel>
        </div>
      )}
    </>
  );
}

function useConfirmed(userId: string | null, pathname: string): boolean {
  const [confirmedUser, setConfirmedUser] = useState<string | null>(() =>
    userId && loginCheck.isFresh(userId) ? userId : null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what asks for the next check
  useEffect(() => {
    if (!userId) return;
    if (loginCheck.isFresh(userId)) {
      setConfirmedUser(userId);
      return;
    }
    let left = false;
    const confirm = (validity: Validity) => {
      if (!left && validity !== 'over') setConfirmedUser(userId);
    };
    // The application's own check at its start is as good, and mostly back before this one would begin.
    void loginCheck.underWay(userId)?.then(confirm);
    const timer = setTimeout(async () => {
      confirm(loginCheck.isFresh(userId) ? 'valid' : await loginCheck.validate(userId));
    }, TIMINGS.sessionValidationDelay);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [userId, pathname]);

  return userId !== null && confirmedUser === userId;
}
