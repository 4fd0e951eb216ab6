import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { whenIdle } from './when-idle.ts';

// Without these tools the page is still whole.
const MemberTools = lazy<ComponentType<{ userId: string }>>(() =>
  import('./member-tools.tsx').catch(() => ({ default: () => null })),
);

/** What only the signed-in need, loaded when the page has settled: guests never pay for it. */
export function MemberCorner() {
  const session = useSession();
  const userId = session.status === 'member' ? session.user.id : null;
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => (userId ? whenIdle(() => setReadyFor(userId)) : undefined), [userId]);
  if (!userId || readyFor !== userId) return null;
  return (
    <Suspense fallback={null}>
      <MemberTools userId={userId} />
    </Suspense>
  );
}
