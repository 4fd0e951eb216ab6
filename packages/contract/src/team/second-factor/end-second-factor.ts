import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { bare } from '../../reply.ts';

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/teach/second-factor/end',
  access: 'assistant',
  summary:
    'Sign in without the authenticator again; needs the password and a code, and is refused where it is asked for',
  body: z.strictObject({ password: z.string().max(1000), code: z.string().max(40) }),
  reply: bare({}),
  errors: ['profile.current_password_needed', 'second_factor.wrong', 'second_factor.off', 'second_factor.required'],
});
