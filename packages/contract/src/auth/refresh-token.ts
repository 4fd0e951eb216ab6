import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/Auth/refresh-token',
  access: 'bearer',
  summary: 'Replace the bearer token, valid or expired, of a live login on the same device',
  body: z.strictObject({}),
  reply: wrapped(z.object({ token: z.string() })),
  errors: [],
});
