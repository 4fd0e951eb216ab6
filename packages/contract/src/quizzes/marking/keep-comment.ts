import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const bankComments = z.array(z.object({ id: z.number(), text: z.string() }));

export const keepComment = endpoint({
  method: 'POST',
  path: '/api/teach/marking-comments',
  access: 'assistant',
  summary: 'Put a comment into the bank of comments; one that is there already stays',
  body: z.strictObject({ text: z.string().trim().min(1).max(MARKING_LIMITS.commentLength) }),
  reply: wrapped(bankComments),
  errors: ['marking.bank_full'],
});
