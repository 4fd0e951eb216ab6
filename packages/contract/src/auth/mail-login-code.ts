import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const mailLoginCode = endpoint({
  method: 'POST',
  path: '/api/Auth/device-code',
  access: 'public',
  summary: 'Mail a code with which a student whose two devices are taken signs in on a third; login takes it',
  body: z.strictObject({ EmailorMobile: z.string().max(254), password: z.string().max(1000) }),
  reply: wrapped(
    z.object({
      /** The mailbox with its name covered; null when there is a place and nothing was sent. */
      sentTo: z.string().nullable(),
      /** What is signed in, newest use first: one of them makes room. */
      devices: z.array(z.object({ id: z.string(), label: z.string(), lastSeenAt: z.string() })),
    }),
  ),
  errors: ['auth.identifier_invalid', 'auth.invalid_credentials', 'device.freed_lately', 'device.no_mailbox'],
});
