import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { studentParams } from '../students/student-summary.ts';

export const revokePasswordLink = endpoint({
  method: 'POST',
  path: '/api/teach/desk/students/{studentId}/password-link/revoke',
  access: 'assistant',
  summary: 'Take back the link that the student has not used yet; safe to repeat',
  ...studentParams,
  reply: bare({}),
  errors: ['student.not_found'],
});
