import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { gradebookParams } from './get-gradebook.ts';
import { gradebookLine, gradebookOrder } from './list-gradebook-lines.ts';

/** A call and not a read: marks with names and phones leave the platform, and the trail says each time how many. */
export const exportGradebook = endpoint({
  method: 'POST',
  path: '/api/teach/gradebooks/{courseId}/export',
  access: 'teacher',
  freshSignIn: true,
  summary: 'The same lines with phones, for a file: a thousand at a time by cursor',
  ...gradebookParams,
  body: z.strictObject(gradebookOrder),
  reply: wrapped(
    z.object({
      students: z.array(gradebookLine.extend({ phone: z.string(), parentPhone: z.string().nullable() })),
      next: z.string().nullable(),
    }),
  ),
  errors: ['course.not_found'],
});
