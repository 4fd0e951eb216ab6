import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/teach/second-factor/recovery-codes',
  access: 'assistant',
  summary: 'Make ten new codes for a lost phone, shown once; needs the password and a code, and the old ones are void',
  body: z.strictObject({ password: z.string().max(1000), code: z.string().max(40) }),
  reply: wrapped(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: ['profile.current_password_needed', 'second_factor.wrong', 'second_factor.off'],
});
