import { homePath, loginPath } from '@hessa/rules/pages/public-pages';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearOnLogout } from '../../offline/clear-on-logout.ts';
import { errandAfterEnd } from '../../session/login-errand.ts';
import { readStored } from '../../session/safe-storage.ts';
import { getSession, resumeParkedSession, watchSessionEnd } from '../../session/session-store.ts';
import { OUTBOX_KEY } from '../../session/storage-keys.ts';
import { wordsBeingWritten } from '../../session/written-words.ts';
import { loginCheck } from './login-check.ts';

/** Lives as long as the application: checks the restored login, and follows a login that ends. */
export function SessionKeeper() {
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    checkLogin();
    // A check that had to be put off is made up for as soon as there is a line.
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);

  useEffect(
    () =>
      watchSessionEnd((reason) => {
        // A login that only the line put aside comes back, and finds what the phone kept for it.
        if (reason !== 'no-connection') void clearOnLogout();
        // Home would look like a guest's, without a word about the line.
        const isHome = location.pathname === homePath();
        if (reason === 'expired' || (reason === 'no-connection' && isHome))
          void navigate(loginPath(), { replace: reason === 'no-connection', state: errandAfterEnd(location) });
      }),
    [navigate, location],
  );

  useEffect(() => {
    // A quiz handed in without a line goes out from whatever page is opened next; other visits never load this.
    if (readStored(OUTBOX_KEY)) void import('../../outbox/outbox.ts').then(({ deliver }) => deliver());
  }, []);

  return null;
}

/** Whoever is typing may be somebody else, and is not made into whom the line put aside in the middle of it. */
function askAgain(): void {
  if (!wordsBeingWritten()) resumeParkedSession();
  checkLogin();
}

function checkLogin(): void {
  const session = getSession();
  if (session.status === 'member' && !loginCheck.isFresh(session.user.id)) void loginCheck.validate(session.user.id);
}
