import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { readableCode, reason } from './code-batch.ts';

export const voidCode = endpoint({
  method: 'POST',
  path: '/api/teach/codes/{codeId}/void',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Take a code out of use; one that a student used cannot be voided, safe to repeat',
  params: z.object({ codeId: wholeNumber }),
  body: z.strictObject({ reason }),
  reply: wrapped(readableCode),
  errors: ['codes.code_not_found', 'codes.in_use'],
});
