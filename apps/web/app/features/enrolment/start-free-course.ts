import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

const FAILED = 'حصلت مشكلة وإحنا بنسجّلك في الكورس. جرّب تاني.';

/** Enrols in a course that costs nothing; null when it worked, else what to say. Safe to repeat. */
export async function startFreeCourse(courseId: number): Promise<string | null> {
  try {
    await call('POST /api/Student/enroll-free-course', { query: { courseId } }, { onExpired: 'stay' });
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.messageAr : FAILED;
  }
}
