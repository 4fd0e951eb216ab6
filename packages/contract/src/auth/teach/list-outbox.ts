import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/teach/outbox',
  access: 'owner',
  summary: 'Mail that waits: not sent yet, or kept because no mail server is set',
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      /** Whether a mail server is set at all. */
      sends: z.boolean(),
      totalCount: z.number(),
      mails: z.array(
        z.object({
          id: z.number(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          createdAt: z.string(),
          /** How often it was tried in vain, when last, and what the mail server answered. */
          tries: z.number(),
          triedAt: z.string().nullable(),
          failure: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});
