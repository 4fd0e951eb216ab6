import { z } from 'zod';
import { emailText } from '../auth/email-query.ts';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/Auth/join-team',
  access: 'public',
  summary: 'Make the account that a one-time link of the team stands for',
  body: z.strictObject({
    invite: z.string().max(200),
    email: emailText,
    phoneNumber: z.string().max(40),
    password: z.string().max(1000),
  }),
  reply: bare({}),
  errors: [
    'invite.invalid',
    'invite.expired',
    'invite.revoked',
    'invite.used',
    'register.email_invalid',
    'register.phone_invalid',
    'register.taken',
    'password.staff_too_short',
    'password.too_long',
    'password.too_common',
  ],
});
