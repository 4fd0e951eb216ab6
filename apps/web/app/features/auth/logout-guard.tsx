import { lazy, Suspense, useSyncExternalStore } from 'react';
import { answerUnsent, isAsked, watchUnsent } from './unsent-question.ts';

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'));

/** Wherever somebody logs out: work that has not been sent yet is spoken of first. */
export function LogoutGuard() {
  const asked = useSyncExternalStore(watchUnsent, isAsked, () => false);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <UnsentDialog onAnswer={answerUnsent} />
    </Suspense>
  );
}
