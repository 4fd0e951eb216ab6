import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { keepOutbox } from './keep-outbox.ts';

/** Lives with the signed-in pages and the student's own home. */
export function OutboxKeeper() {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has letters of its own
  useEffect(keepOutbox, [userId]);
  return null;
}
