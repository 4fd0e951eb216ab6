import { TIMINGS } from '@hessa/rules/site/timings';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lastSessionEnd } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { loginCheck } from './login-check.ts';
import { LOGIN_PATH, originOf } from './origin.ts';

/**
 * Shows its page to a logged-in person whose login the server has confirmed, or could not be asked about because
 * the browser has no line: what the phone keeps is shown then. The first check of a login shows a spinner; later
 * ones, at most one in five seconds, run behind the page.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const userId = session.status === 'member' ? session.user.id : null;
  const confirmed = useConfirmed(userId, location.pathname);

  if (session.status === 'guest') {
    // Whoever logged out has left: the next account does not start where they stood.
    const from = lastSessionEnd() === 'logout' ? null : originOf(location);
    return <Navigate to={LOGIN_PATH} replace state={from && { from }} />;
  }
  return confirmed ? children : <PageSpinner label="بنتأكد من حسابك" />;
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
    const timer = setTimeout(async () => {
      // The application's own check at its start may have come back meanwhile.
      const isOver = !loginCheck.isFresh(userId) && (await loginCheck.validate(userId)) === 'over';
      if (!left && !isOver) setConfirmedUser(userId);
    }, TIMINGS.sessionValidationDelay);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [userId, pathname]);

  return userId !== null && confirmedUser === userId;
}
