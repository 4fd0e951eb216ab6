import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { bare } from '../../reply.ts';

export const proveSignIn = endpoint({
  method: 'POST',
  path: '/api/teach/sign-in-proof',
  access: 'assistant',
  summary: 'Type the password again: for a quarter of an hour this device may do what a login alone is not enough for',
  body: z.strictObject({ password: z.string().max(1000) }),
  reply: bare({}),
  errors: ['profile.current_password_needed'],
});
