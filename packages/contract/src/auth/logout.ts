import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const logout = endpoint({
  method: 'POST',
  path: '/api/Auth/logout',
  access: 'bearer',
  clearsBrowserCache: true,
  summary: 'Sign out and free this device; safe to repeat, and works with an expired token',
  reply: bare({}),
  errors: [],
});
