import { call } from '../../api/call.ts';

/** Enrols in a course that costs nothing. Safe to repeat. */
export async function startFreeCourse(courseId: number): Promise<void> {
  await call('POST /api/Student/enroll-free-course', { query: { courseId } }, { onExpired: 'stay' });
}
