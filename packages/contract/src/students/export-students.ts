import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { selectedIds, studentFilter, studentSummary } from './student-summary.ts';

/** A call and not a read: personal data leaves the platform, and the trail says each time how much. */
export const exportStudents = endpoint({
  method: 'POST',
  path: '/api/teach/student-export',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Students in pages of thousands, for a file; each page goes on where the last one ended',
  body: z.strictObject({
    ...studentFilter,
    /** Only these, as far as they are still there. */
    selected: selectedIds.optional(),
    /** The `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: wrapped(z.object({ students: z.array(studentSummary), next: z.string().nullable() })),
  errors: [],
});
