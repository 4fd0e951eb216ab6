import { data, type RouterContextProvider } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { serverCall } from '../../api/server-call.ts';
import type { CourseTree } from './listed-course.ts';

export type CoursePage = { kind: 'missing' } | { kind: 'course'; course: CourseTree };

interface Asked {
  context: Readonly<RouterContextProvider>;
  courseId: number;
}

/** The public tree of a course, on the server. A course that is gone says so on its own page, with the right status. */
export async function loadCourse({ context, courseId }: Asked) {
  try {
    const course = (await serverCall(context, 'GET /Course/tree', { query: { courseid: courseId } })).data;
    return data<CoursePage>({ kind: 'course', course });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An id beyond what ids can be is as missing as any other.
    if (error.status === 404 || error.code === 'request.invalid') {
      return data<CoursePage>({ kind: 'missing' }, { status: 404 });
    }
    throw data(error.messageAr, { status: error.status || 503 });
  }
}
