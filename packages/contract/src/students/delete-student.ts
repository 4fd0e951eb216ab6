import { z } from 'zod';
import { reason } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { typedPhone } from './anonymise-student.ts';
import { studentParams } from './student-summary.ts';

export const deleteStudent = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/delete',
  access: 'owner',
  freshSignIn: true,
  summary:
    'Delete a student with everything (results, progress, courses) for thirty days, then for good; codes that were used stay used, by nobody',
  ...studentParams,
  body: z.strictObject({ phone: typedPhone, reason }),
  reply: bare({}),
  errors: ['student.not_found', 'student.confirm_other'],
});
