import { z } from 'zod';
import { courseList } from '../courses/course-list.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { studentIdFields } from './student-id-fields.ts';

export const listEnrolledCourses = endpoint({
  method: 'GET',
  path: '/Student/Student-Enrolled-Courses',
  access: 'student',
  summary: "The student's own courses, newest first; also how a saved login is validated",
  query: z.object({ ...studentIdFields, ...pagingFields }),
  reply: courseList,
  errors: [],
});
