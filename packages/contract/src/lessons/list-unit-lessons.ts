import { z } from 'zod';
import { outlineLesson } from '../courses/course-tree.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields, wholeNumber } from '../paging.ts';
import { bare } from '../reply.ts';

export const listUnitLessons = endpoint({
  method: 'GET',
  path: '/api/Unit/{id}/lessons',
  access: 'student',
  summary: "The names of a unit's lessons, for those who hold the unit",
  params: z.object({ id: wholeNumber }),
  query: z.object(pagingFields),
  reply: bare({
    lessons: z.array(outlineLesson),
    unitName: z.string(),
    unitTitle: z.string(),
    courseName: z.string(),
    totalCount: z.number(),
    totalPages: z.number(),
    currentPage: z.number(),
  }),
  errors: ['unit.not_found', 'unit.not_enrolled'],
});
