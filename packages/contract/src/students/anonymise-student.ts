import { z } from 'zod';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentParams, studentSummary } from './student-summary.ts';

/** The number of the student who is meant, typed by hand. */
export const typedPhone = z.string().min(1).max(30);

export const anonymiseStudent = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/anonymise',
  access: 'owner',
  summary:
    'Remove for good who a student is: name, phones, e-mail, password, devices; the figures stay. Safe to repeat',
  ...studentParams,
  body: z.strictObject({ phone: typedPhone, reason }),
  reply: wrapped(studentSummary),
  errors: ['student.not_found', 'student.confirm_other'],
});
