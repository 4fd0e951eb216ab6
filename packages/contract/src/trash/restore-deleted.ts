import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { bare } from '../reply.ts';

export const deletedParams = { params: z.object({ deletedId: wholeNumber }) };

export const restoreDeleted = endpoint({
  method: 'POST',
  path: '/api/teach/deleted/{deletedId}/restore',
  access: 'teacher',
  summary: 'Bring back what was deleted, with everything that belonged to it',
  ...deletedParams,
  reply: bare({}),
  errors: ['trash.not_found', 'trash.place_gone', 'trash.place_taken'],
});
