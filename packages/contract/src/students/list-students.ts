import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listPlace } from '../list-place.ts';
import { wrapped } from '../reply.ts';
import { lastSeenAt, studentFilter, studentSort, studentSummary } from './student-summary.ts';

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/teach/students',
  access: 'assistant',
  summary:
    'Students, fifty at a time by cursor; searched by part of a name in any Arabic spelling, a phone in any digits, an e-mail',
  query: z.object({
    ...studentFilter,
    /** Newest first without one. */
    sort: studentSort.optional(),
    /** The `next` of the page before. */
    after: listPlace.optional(),
  }),
  reply: wrapped(
    z.object({
      students: z.array(
        studentSummary.extend({
          /** Worth a look: an account that is passed around. */
          manyDevices: z.boolean(),
          lastSeenAt,
          /** The course that was begun last, and how many there are. */
          courseName: z.string().nullable(),
          courseCount: z.number(),
          /** Over all papers; null before the first. */
          average: z.number().nullable(),
          /** How the student stands with time, as `timeLeft` of the rules says; null for who holds nothing. */
          time: z
            .object({ state: z.enum(['open', 'closed', 'finished', 'always']), endsAt: z.string().nullable() })
            .nullable(),
          /** Quizzes whose week has begun and that are not handed in. */
          missingCount: z.number(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: [],
});
