import { z } from 'zod';
import { grade, term } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { courseState } from './course-fields.ts';

export const listTaughtCourses = endpoint({
  method: 'GET',
  path: '/api/teach/courses',
  access: 'teacher',
  summary:
    'Courses by grade and term, newest first, drafts and archived ones too, with how much is in them; `current` are those that are not archived',
  query: z.object({ ...pagingFields, state: courseState.or(z.literal('current')).optional(), grade: grade.optional() }),
  reply: wrapped(
    z.object({
      totalCount: z.number(),
      /** How many there are in each state, of the grade that is asked for. */
      states: z.object({ draft: z.number(), published: z.number(), archived: z.number() }),
      courses: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          grade,
          term,
          pricePiastres: z.number(),
          imagePath: z.string().nullable(),
          state: courseState,
          units: z.number(),
          lessons: z.number(),
          enrolled: z.number(),
        }),
      ),
    }),
  ),
  errors: [],
});
