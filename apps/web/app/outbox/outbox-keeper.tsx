import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { forgetShownProgress } from './forget-shown-progress.ts';
import { keepDelivering, watchDeliveries } from './outbox.ts';
import { isPaper } from './waiting-papers.ts';

/** Lives with the signed-in pages and the student's own home: what waits on the phone goes out as soon as it can. */
export function OutboxKeeper() {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has letters of its own
  useEffect(keepDelivering, [userId]);
  // A paper that waited may arrive when the page that sent it is long gone: what shows progress asks again.
  useEffect(() => watchDeliveries(({ key }) => isPaper(key) && forgetShownProgress()), []);
  return null;
}
