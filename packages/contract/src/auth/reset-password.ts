import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { emailText } from './email-query.ts';

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/Auth/ResetPassword',
  access: 'public',
  summary: 'Set a new password with the code from the e-mail; signs every device out',
  body: z.strictObject({
    email: emailText,
    otp: z.string().max(20),
    newPassword: z.string().max(1000),
    confirmPassword: z.string().max(1000),
  }),
  reply: bare({}),
  errors: [
    'register.passwords_differ',
    'password.too_short',
    'password.staff_too_short',
    'password.too_long',
    'password.too_common',
    'reset.failed',
  ],
  floorMs: 150,
});
