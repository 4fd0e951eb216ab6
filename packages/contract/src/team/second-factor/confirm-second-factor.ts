import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/teach/second-factor/confirm',
  access: 'assistant',
  opensFirst: true,
  summary: 'Prove the authenticator by its first code; answers the codes for a lost phone, once. Other logins end',
  body: z.strictObject({ code: z.string().max(20) }),
  reply: wrapped(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: ['second_factor.wrong', 'second_factor.already_on'],
});
