import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { type HeldLecture, type Holding, readHolding } from './read-holding.ts';

export type Enrolled = boolean | 'checking';

const NONE: readonly HeldLecture[] = [];

/** What whoever is looking holds of the course. A guest holds nothing, and nobody is asked about that. */
export function useEnrolled(courseId: number) {
  const session = useSession();
  const { id, role } = session.status === 'member' ? session.user : { id: null, role: '' };
  const [answer, setAnswer] = useState<(Holding & { about: string }) | null>(null);
  const [asked, setAsked] = useState(0);
  const about = `${id} ${courseId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` is for
  useEffect(() => {
    if (id === null) return;
    let left = false;
    readHolding({ id, role }, courseId).then((holding) => {
      if (!left) setAnswer({ ...holding, about });
    });
    return () => {
      left = true;
    };
  }, [id, role, courseId, about, asked]);

  const checkAgain = useCallback(() => setAsked((times) => times + 1), []);
  const known = id !== null && answer?.about === about ? answer : null;
  const enrolled: Enrolled = session.status === 'guest' ? false : (known?.enrolled ?? 'checking');
  return { enrolled, isBegun: known?.isBegun ?? false, lectures: known?.lectures ?? NONE, checkAgain };
}
