import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/teach/second-factor',
  access: 'assistant',
  opensFirst: true,
  summary: 'Whether the caller signs in with an authenticator too, and whether that is asked of them',
  reply: wrapped(z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryLeft: z.number() })),
  errors: [],
});
