import { isEnrolledReply } from '@hessa/rules/enrolment/enrolled-reply';
import { isCourseBegun } from '@hessa/rules/enrolment/is-course-begun';
import { MAX_PAGE_SIZE } from '@hessa/rules/site/paging';
import { call } from '../../api/call.ts';
import { isBegunHere } from '../../session/begun-here.ts';
import type { StoredUser } from '../../session/stored-user.ts';

/** What whoever is signed in holds of a course. */
export interface Holding {
  enrolled: boolean;
  /** Also where nobody can say. */
  isBegun: boolean;
  lectures: readonly HeldLecture[];
}

/** A unit of the course that a lecture code opened. */
export interface HeldLecture {
  unitId: number;
  unitName: string;
  active: boolean;
  /** The next lesson to do is in it. */
  isNext: boolean;
}

/** Asked together, so that what is drawn is drawn once. How far somebody is, home knows. */
export async function readHolding({ id, role }: Pick<StoredUser, 'id' | 'role'>, courseId: number): Promise<Holding> {
  const isStudent = role === 'student';
  const [enrolled, held] = await Promise.all([isEnrolled(id, courseId), isStudent ? readLectures(courseId) : []]);
  const standing = isStudent && (enrolled || held.length > 1) ? await readStanding(courseId) : null;
  const next = standing?.next ?? null;
  return {
    enrolled,
    isBegun: !standing || isCourseBegun(standing) || (next !== null && isBegunHere(next.id)),
    lectures: held.map((unit) => ({ ...unit, isNext: unit.unitId === next?.unitId })),
  };
}

/** A check that fails offers what everybody is offered; the server refuses what must be refused. */
async function isEnrolled(studentId: string, courseId: number): Promise<boolean> {
  try {
    const query = { studentId, courseId };
    const { data } = await call('GET /api/AdminStudent/IsEnrolled', { query }, { onExpired: 'stay' });
    return isEnrolledReply(data);
  } catch {
    return false;
  }
}

/** All of them; what a failure keeps back is held all the same. */
async function readLectures(courseId: number): Promise<Omit<HeldLecture, 'isNext'>[]> {
  const held: Omit<HeldLecture, 'isNext'>[] = [];
  try {
    for (let [page, pages] = [1, 1]; page <= pages; page++) {
      const query = { courseId, pageSize: MAX_PAGE_SIZE, pageNumber: page };
      const { data } = await call('GET /api/UnitCode/GetMyUnitCodes', { query }, { onExpired: 'stay' });
      held.push(...data.units);
      pages = data.totalPages;
    }
  } catch {
    // The page offers what it knows of.
  }
  return held;
}

/** As home tells it; undefined where it does not, or nobody can say. */
async function readStanding(courseId: number) {
  try {
    const { data } = await call('GET /api/Student/home', undefined, { onExpired: 'stay' });
    return data.courses.find(({ id }) => id === courseId);
  } catch {
    return;
  }
}
