import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const listMyDevices = endpoint({
  method: 'GET',
  path: '/api/Student/devices',
  access: 'student',
  summary: 'The devices that the caller is signed in on, newest use first',
  reply: wrapped(
    z.object({
      devices: z.array(
        z.object({
          id: z.string(),
          /** System and browser, in English: `deviceName` has the words for people. */
          label: z.string(),
          /** The network it was last used from; staff only. */
          network: z.string().nullable(),
          signedInAt: z.string(),
          lastSeenAt: z.string(),
          isThis: z.boolean(),
        }),
      ),
      /** From when on one may be freed by a code again; null when it may be now. */
      nextFreeingAt: z.string().nullable(),
    }),
  ),
  errors: [],
});
