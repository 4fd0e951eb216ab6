import { Suspense, useSyncExternalStore } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { answerUnsent, isAsked, watchUnsent } from './unsent-question.ts';

const UnsentDialog = latePart(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);

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
