import { STUDENTS_IN_A_SHEET } from '@hessa/rules/students/student-sheet';
import { z } from 'zod';
import { emailText } from '../auth/email-query.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/teach/student-import/check',
  access: 'teacher',
  summary: 'Which phones and e-mails of a list belong to an account already; changes nothing',
  body: z.strictObject({
    phones: z.array(z.string().max(40)).max(STUDENTS_IN_A_SHEET),
    emails: z.array(emailText).max(STUDENTS_IN_A_SHEET),
  }),
  reply: wrapped(z.object({ phones: z.array(z.string()), emails: z.array(z.string()) })),
  errors: [],
});
