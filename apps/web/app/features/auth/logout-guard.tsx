import { Suspense, useSyncExternalStore } from 'react';
import { LEAVING_DIALOGS } from './leaving-dialogs.ts';
import { answerLeaving, openQuestion, watchLeaving } from './leaving-question.ts';

/** Wherever somebody logs out: what that would cost is spoken of first. */
export function LogoutGuard() {
  const question = useSyncExternalStore(watchLeaving, openQuestion, () => null);
  if (question === null) return null;
  const Dialog = LEAVING_DIALOGS[question];
  return (
    <Suspense fallback={null}>
      <Dialog onAnswer={answerLeaving} />
    </Suspense>
  );
}
