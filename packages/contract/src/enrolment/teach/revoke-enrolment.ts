import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { reason } from '../../codes/teach/code-batch.ts';
import { endpoint } from '../../endpoint.ts';
import { bare } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';

export const revokeEnrolment = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/revoke',
  access: 'teacher',
  summary: 'Take a course back; results and progress stay and count again if it is given back',
  ...studentParams,
  body: z.strictObject({ courseId: positiveInt, reason }),
  reply: bare({}),
  errors: ['student.not_found', 'enrolment.not_found'],
});
