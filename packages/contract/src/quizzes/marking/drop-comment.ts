import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { bankComments } from './keep-comment.ts';

export const dropComment = endpoint({
  method: 'DELETE',
  path: '/api/teach/marking-comments/{commentId}',
  access: 'assistant',
  summary: 'Take a comment out of the bank; where it was given it stays',
  params: z.object({ commentId: wholeNumber }),
  reply: wrapped(bankComments),
  errors: [],
});
