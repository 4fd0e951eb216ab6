import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/teach/second-factor/begin',
  access: 'assistant',
  opensFirst: true,
  summary: 'A new secret for an authenticator; it counts once its first code is confirmed',
  body: z.strictObject({ password: z.string().max(1000) }),
  reply: wrapped(
    z.object({
      /** As it is typed by hand. */
      secret: z.string(),
      /** As an application reads it from a QR code or a link. */
      uri: z.string(),
    }),
  ),
  errors: ['profile.current_password_needed', 'second_factor.already_on'],
});
