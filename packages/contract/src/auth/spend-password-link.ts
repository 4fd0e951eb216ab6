import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const spendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/Auth/password-link',
  access: 'public',
  summary: 'Set a new password with the link that the desk sent; signs every device out',
  body: z.strictObject({
    key: z.string().max(200),
    newPassword: z.string().max(1000),
    confirmPassword: z.string().max(1000),
  }),
  reply: bare({}),
  errors: [
    'register.passwords_differ',
    'password.too_short',
    'password.too_long',
    'password.too_common',
    'password_link.invalid',
  ],
  floorMs: 150,
});
