import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { emailQuery } from './email-query.ts';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/Auth/ForgotPassword',
  access: 'public',
  summary: 'Send a password reset code; answers the same for an address nobody registered',
  query: emailQuery,
  reply: bare({}),
  errors: [],
  floorMs: 150,
});
