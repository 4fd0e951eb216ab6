import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const closeOwnAccount = endpoint({
  method: 'POST',
  path: '/api/Student/close-account',
  access: 'student',
  summary: 'Remove for good who the caller is, and end every login; the figures stay, under nobody’s name',
  body: z.strictObject({ password: z.string().max(1000) }),
  reply: wrapped(z.null()),
  errors: ['profile.current_password_needed', 'student.not_found'],
});
