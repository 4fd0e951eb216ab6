import { isEnrolledReply } from '@hessa/rules/enrolment/enrolled-reply';
import { MAX_PAGE_SIZE } from '@hessa/rules/site/paging';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/use-session.ts';

export type Enrolled = boolean | 'checking';

/** A unit of the course that a lecture code opened. */
export interface HeldLecture {
  unitId: number;
  unitName: string;
  active: boolean;
}

interface Answer {
  about: string;
  enrolled: boolean;
  lectures: readonly HeldLecture[];
}

const NONE: readonly HeldLecture[] = [];

/** What whoever is looking holds of the course. A guest holds nothing, and nobody is asked about that. */
export function useEnrolled(courseId: number) {
  const session = useSession();
  const studentId = session.status === 'member' ? session.user.id : null;
  const isStudent = session.status === 'member' && session.user.role === 'student';
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(0);
  const about = `${studentId} ${courseId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `asked` is for
  useEffect(() => {
    if (studentId === null) return;
    let left = false;
    // Asked together, so that what is drawn is drawn once.
    Promise.all([isEnrolled(studentId, courseId), isStudent ? heldLectures(courseId) : NONE]).then(
      ([enrolled, lectures]) => {
        if (!left) setAnswer({ about, enrolled, lectures });
      },
    );
    return () => {
      left = true;
    };
  }, [studentId, isStudent, courseId, about, asked]);

  const checkAgain = useCallback(() => setAsked((times) => times + 1), []);
  const known = studentId !== null && answer?.about === about ? answer : null;
  const enrolled: Enrolled = session.status === 'guest' ? false : (known?.enrolled ?? 'checking');
  return { enrolled, lectures: known?.lectures ?? NONE, checkAgain };
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

async function heldLectures(courseId: number): Promise<readonly HeldLecture[]> {
  try {
    const query = { courseId, pageSize: MAX_PAGE_SIZE };
    const { data } = await call('GET /api/UnitCode/GetMyUnitCodes', { query }, { onExpired: 'stay' });
    return data.units;
  } catch {
    return NONE;
  }
}
