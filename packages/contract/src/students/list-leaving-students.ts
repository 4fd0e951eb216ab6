import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const listLeavingStudents = endpoint({
  method: 'GET',
  path: '/api/teach/students/leaving',
  access: 'teacher',
  summary: 'Accounts that nobody has used for nearly two years, and when each will be erased; soonest first',
  reply: wrapped(
    z.object({
      total: z.number(),
      students: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          phone: z.string(),
          lastSeenAt: z.string(),
          goesAt: z.string(),
          /** Mail has been sent, or written into the outbox; without a mailbox there is only the phone. */
          asked: z.enum(['mailed', 'no-mailbox', 'not-yet']),
        }),
      ),
    }),
  ),
  errors: [],
});
