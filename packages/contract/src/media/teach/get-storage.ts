import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/teach/storage',
  access: 'owner',
  summary: 'How much the files of the platform take, and how much they may',
  reply: wrapped(
    z.object({
      files: z.number(),
      usedBytes: z.number(),
      /** Promised to uploads that are under way. */
      arrivingBytes: z.number(),
      quotaBytes: z.number(),
    }),
  ),
  errors: [],
});
