import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStored } from '../../session/safe-storage.ts';
import { getSession, watchSessionEnd } from '../../session/session-store.ts';
import { OUTBOX_KEY } from '../../session/storage-keys.ts';
import { loginCheck } from './login-check.ts';
import { LOGIN_PATH, originOf } from './origin.ts';

/** Lives as long as the application: checks the restored login once, and follows a login that ends. */
export function SessionKeeper() {
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    const session = getSession();
    if (session.status === 'member' && !loginCheck.isFresh(session.user.id)) void loginCheck.validate(session.user.id);
  }, []);

  useEffect(
    () =>
      watchSessionEnd((reason) => {
        if (reason === 'expired') void navigate(LOGIN_PATH, { state: { from: originOf(location) } });
      }),
    [navigate, location],
  );

  useEffect(() => {
    // A quiz handed in without a line goes out from whatever page is opened next; other visits never load this.
    if (readStored(OUTBOX_KEY)) void import('../../outbox/outbox.ts').then(({ deliver }) => deliver());
  }, []);

  return null;
}
