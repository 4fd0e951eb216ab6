import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { keepDelivering } from './outbox.ts';

/** Lives with the signed-in pages: what waits on the phone goes out as soon as it can. */
export function OutboxKeeper() {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has letters of its own
  useEffect(keepDelivering, [userId]);
  return null;
}
