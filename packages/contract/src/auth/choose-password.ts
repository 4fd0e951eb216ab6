import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/Student/choose-password',
  access: 'student',
  opensFirst: true,
  summary: 'Replace a temporary password by one that nobody else knows; signs the other devices out',
  body: z.strictObject({ password: z.string().max(1000) }),
  reply: bare({}),
  errors: [
    'password.not_temporary',
    'password.too_short',
    'password.staff_too_short',
    'password.too_long',
    'password.too_common',
    'password.unchanged',
  ],
});
