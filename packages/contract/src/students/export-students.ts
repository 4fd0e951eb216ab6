import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listPlace } from '../list-place.ts';
import { wrapped } from '../reply.ts';
import { listedStudent, selectedIds, studentFilter, studentSort } from './student-summary.ts';

/** A call and not a read: personal data leaves the platform, and the trail says each time how much. */
export const exportStudents = endpoint({
  method: 'POST',
  path: '/api/teach/student-export',
  access: 'teacher',
  freshSignIn: true,
  summary:
    'Students in pages of a thousand, with all that the list shows of them, for a file; each page goes on where the last one ended',
  body: z.strictObject({
    ...studentFilter,
    /** Only these, as far as they are still there. */
    selected: selectedIds.optional(),
    sort: studentSort.optional(),
    /** The `next` of the page before. */
    after: listPlace.optional(),
  }),
  reply: wrapped(
    z.object({
      /** The course that was begun last stands first. */
      students: z.array(listedStudent.extend({ courseNames: z.array(z.string()) })),
      next: z.string().nullable(),
    }),
  ),
  errors: [],
});
