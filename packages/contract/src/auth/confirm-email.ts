import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { emailQuery } from './email-query.ts';

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/Auth/confirm-email',
  access: 'public',
  summary: 'Confirm the e-mail address with the code that was sent to it',
  query: emailQuery.extend({ otp: z.string().max(20) }),
  reply: bare({}),
  errors: ['otp.wrong'],
  floorMs: 150,
});
