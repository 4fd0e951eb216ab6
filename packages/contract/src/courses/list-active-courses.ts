import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { courseList } from './course-list.ts';

export const listActiveCourses = endpoint({
  method: 'GET',
  path: '/AdminStudent/CourseActive',
  access: 'public',
  freshness: 'may be old',
  summary: 'The published courses of a grade, however the grade is written',
  query: z.object({ grade: z.string().max(40).default(''), ...pagingFields }),
  reply: courseList,
  errors: [],
});
