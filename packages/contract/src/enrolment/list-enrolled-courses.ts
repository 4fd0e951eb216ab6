import { z } from 'zod';
import { courseList } from '../courses/course-list.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';

export const listEnrolledCourses = endpoint({
  method: 'GET',
  path: '/Student/Student-Enrolled-Courses',
  access: 'student',
  summary: "The student's own courses, newest first; also how a saved login is validated",
  query: z.object({ studentId: z.string().max(80).optional(), ...pagingFields }),
  reply: courseList,
  errors: [],
});
