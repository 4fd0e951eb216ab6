import { Suspense, useSyncExternalStore } from 'react';
import { latePart } from '../../offline/late-part.ts';
import { answerLeaving, openQuestion, watchLeaving } from './leaving-question.ts';

const UnsentDialog = latePart(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);
const KeptDialog = latePart(async () => (await import('../../kept-lessons/kept-dialog.tsx')).KeptDialog);

/** Wherever somebody logs out: what that would cost is spoken of first. */
export function LogoutGuard() {
  const question = useSyncExternalStore(watchLeaving, openQuestion, () => null);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      {question === 'unsent' ? <UnsentDialog onAnswer={answerLeaving} /> : <KeptDialog onAnswer={answerLeaving} />}
    </Suspense>
  );
}
