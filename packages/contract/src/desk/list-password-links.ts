import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const listPasswordLinks = endpoint({
  method: 'GET',
  path: '/api/teach/desk/password-links',
  access: 'teacher',
  summary: 'Who was sent a link for a new password, by whom, newest first',
  reply: wrapped(
    z.object({
      links: z.array(
        z.object({
          id: z.number(),
          at: z.string(),
          byName: z.string().nullable(),
          student: z.object({ id: z.string(), name: z.string() }).nullable(),
          /** When the student chose a password with it. */
          usedAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});
