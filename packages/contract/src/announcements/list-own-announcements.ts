import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const listOwnAnnouncements = endpoint({
  method: 'GET',
  path: '/api/Student/announcements',
  access: 'student',
  summary: 'All that was written for this student in half a year, newest first, read or not',
  reply: wrapped(
    z.object({
      serverTime: z.string(),
      announcements: z.array(
        z.object({
          id: z.number(),
          text: z.string(),
          publishedAt: z.string(),
          /** Stands on the board still: not read, and not older than a month. */
          isUnread: z.boolean(),
        }),
      ),
    }),
  ),
  errors: [],
});
