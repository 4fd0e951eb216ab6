import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const claimPlaying = endpoint({
  method: 'POST',
  path: '/api/Student/playing',
  access: 'student',
  summary:
    'A player says that it starts, which ends the one on another device, that it still plays, every 30 s, or that it stopped; an account plays one video at a time',
  body: z.strictObject({
    state: z.enum(['started', 'playing', 'stopped']),
  }),
  reply: bare({
    /** False when the account plays on another device now: this player stops. */
    here: z.boolean(),
    /** Which device that is, as the server labels it. */
    device: z.string().nullable(),
  }),
  errors: [],
});
