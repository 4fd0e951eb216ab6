import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { bare } from '../../reply.ts';

export const endMySessions = endpoint({
  method: 'POST',
  path: '/api/teach/my-sessions/end',
  access: 'assistant',
  summary: 'Sign the caller out on one other device, or on all others; safe to repeat',
  body: z.strictObject({ deviceId: z.uuid().optional() }),
  reply: bare({ ended: z.number() }),
  errors: [],
});
