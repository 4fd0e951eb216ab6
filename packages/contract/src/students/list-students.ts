import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listPlace } from '../list-place.ts';
import { wrapped } from '../reply.ts';
import { listedStudent, studentFilter, studentSort } from './student-summary.ts';

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
        listedStudent.extend({
          /** Worth a look: an account that is passed around. */
          manyDevices: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: [],
});
