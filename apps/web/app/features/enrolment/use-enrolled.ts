import { isEnrolledReply } from '@hessa/rules/enrolment/enrolled-reply';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/use-session.ts';

export type Enrolled = boolean | 'checking';

/** Whether whoever is looking holds the course. A guest holds none, and nobody is asked about that. */
export function useEnrolled(courseId: number): { enrolled: Enrolled; checkAgain: () => void } {
  const session = useSession();
  const studentId = session.status === 'member' ? session.user.id : null;
  const [answer, setAnswer] = useState<{ about: string; enrolled: boolean } | null>(null);
  const [asked, setAsked] = useState(0);
  const about = `${studentId} ${courseId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` is for
  useEffect(() => {
    if (studentId === null) return;
    let left = false;
    isEnrolled(studentId, courseId).then((enrolled) => {
      if (!left) setAnswer({ about, enrolled });
    });
    return () => {
      left = true;
    };
  }, [studentId, courseId, about, asked]);

  const checkAgain = useCallback(() => setAsked((times) => times + 1), []);
  const enrolled =
    session.status === 'guest' ? false : studentId !== null && answer?.about === about ? answer.enrolled : 'checking';
  return { enrolled, checkAgain };
}

/** A check that fails offers what everybody is offered; the server refuses what must be refused. */
async function isEnrolled(studentId: string, courseId: number): Promise<boolean> {
  try {
    const { data } = await call(
      'GET /api/AdminStudent/IsEnrolled',
      { query: { studentId, courseId } },
      { onExpired: 'stay' },
    );
    return isEnrolledReply(data);
  } catch {
    return false;
  }
}
