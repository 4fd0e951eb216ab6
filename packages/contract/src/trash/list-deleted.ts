import { DELETED_KINDS } from '@hessa/rules/trash/deleted-thing';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/teach/deleted',
  access: 'teacher',
  summary: 'What the console deleted in the last thirty days, newest first; people are shown to the owner alone',
  reply: wrapped(
    z.array(
      z.object({
        id: z.number(),
        kind: z.enum(DELETED_KINDS),
        title: z.string(),
        /** The course it was in, where it was in one. */
        place: z.string(),
        deletedAt: z.string(),
        deletedBy: z.string().nullable(),
        /** From then on it cannot come back. */
        goneAt: z.string(),
      }),
    ),
  ),
  errors: [],
});
