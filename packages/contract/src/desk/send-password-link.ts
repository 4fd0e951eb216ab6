import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentParams } from '../students/student-summary.ts';

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/teach/desk/students/{studentId}/password-link',
  access: 'assistant',
  summary: 'A link with which the student chooses a new password, once; it ends the link before it, and no device yet',
  ...studentParams,
  reply: wrapped(z.object({ key: z.string(), expiresAt: z.string() })),
  errors: ['student.not_found'],
});
