import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { emailQuery } from './email-query.ts';

export const resendOtp = endpoint({
  method: 'POST',
  path: '/api/Auth/ReSendOtp',
  access: 'public',
  summary: 'Send the confirmation code again; answers the same for an address nobody registered',
  query: emailQuery,
  reply: bare({}),
  errors: [],
  floorMs: 150,
});
