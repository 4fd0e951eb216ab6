import { z } from 'zod';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentParams, studentSummary } from './student-summary.ts';

export const setStudentDisabled = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/disabled',
  access: 'teacher',
  summary: 'Close an account to its student, or open it again; what it holds stays',
  ...studentParams,
  body: z.strictObject({ disabled: z.boolean(), reason }),
  reply: wrapped(studentSummary),
  errors: ['student.not_found'],
});
