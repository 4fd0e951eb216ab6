import { useEffect } from 'react';
import { readStored } from '../session/safe-storage.ts';
import { OUTBOX_KEY } from '../session/storage-keys.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Pages that everybody gets send what waits as well: the code for it comes only where something does. Every page looks
 * anew, because the page before it may have written something.
 */
export function useLateKeeper(pathname: string): void {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another look
  useEffect(() => {
    if (userId === null || readStored(OUTBOX_KEY) === null) return;
    let rest: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const { keepOutbox } = await import('../outbox/keep-outbox.ts');
      if (!isLeft) rest ??= keepOutbox();
    };
    // Without a line the code may not come; nor could anything be sent.
    const attempt = () => void begin().catch(() => undefined);
    attempt();
    addEventListener('online', attempt);
    return () => {
      isLeft = true;
      removeEventListener('online', attempt);
      rest?.();
    };
  }, [userId, pathname]);
}
