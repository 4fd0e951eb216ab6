import { call } from '../../api/call.ts';
import { fallbackText } from '../../api/failure-texts.ts';
import { judgedCode } from '../../api/judged-code.ts';
import { getSession } from '../../session/session-store.ts';
import type { EnrollingCourse } from './enrolling-course.ts';
import { type CodePlace, type Enrolment, readEnrolment, readEnrolmentFailure } from './read-enrolment.ts';

const ENROL = 'POST /api/Student/add-course-by-code';
/** The login ended between the press and the call, or has lost its user's id. */
const NOT_AUTHENTICATED = 'إنت مش مسجّل دخول. سجّل دخولك وجرّب تاني.';

/** Spends a code for one course; a code of another course is refused by the server and stays unused. */
export async function enrolWithCode(code: string, course: EnrollingCourse, place: CodePlace): Promise<Enrolment> {
  const session = getSession();
  if (session.status !== 'member' || !session.user.id.trim()) return { kind: 'refused', text: NOT_AUTHENTICATED };
  try {
    const query = { Code: code.trim(), StudentId: session.user.id, CourseId: course.id };
    const answer = await judgedCode(code, call(ENROL, { query }, { onExpired: 'stay' }));
    return readEnrolment(answer, course, place, code);
  } catch (error) {
    return readEnrolmentFailure(error, place, fallbackText(ENROL).ar, code);
  }
}
