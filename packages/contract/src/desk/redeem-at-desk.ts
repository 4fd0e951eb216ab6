import { z } from 'zod';
import { positiveInt } from '../bounded-int.ts';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentParams } from '../students/student-summary.ts';

export const redeemAtDesk = endpoint({
  method: 'POST',
  path: '/api/teach/desk/students/{studentId}/redeem',
  access: 'assistant',
  summary: 'Redeem a card for the student on the line: by its code, or by its id when the card cannot be read',
  ...studentParams,
  body: z.strictObject({
    card: z.union([z.strictObject({ code: z.string().min(1).max(40) }), z.strictObject({ id: positiveInt })]),
    reason,
  }),
  reply: wrapped(z.object({ kind: z.enum(['course', 'lecture']), opens: z.string() })),
  errors: ['student.not_found', 'code.not_found', 'code.already_used', 'codes.still_open'],
});
