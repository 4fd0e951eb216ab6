import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { user } from './user.ts';

export const login = endpoint({
  method: 'POST',
  path: '/api/Auth/login',
  access: 'public',
  summary: 'Sign in with an e-mail address or an Egyptian mobile number',
  body: z.strictObject({
    EmailorMobile: z.string().max(254),
    password: z.string().max(1000),
    /** The authenticator's code, or one for a lost phone; only for staff who have set one up. */
    secondFactor: z.string().max(40).optional(),
    /** The code of `POST /api/Auth/device-code`; looked at only where two devices are signed in already. */
    deviceCode: z.string().max(20).optional(),
    /** Which of them goes; without it the one that rested longest. */
    freeDevice: z.uuid().optional(),
  }),
  reply: bare({
    user,
    token: z.string(),
    /** What has to be done before any other call is answered; absent when there is nothing. */
    firstDo: z.enum(['choose-password', 'second-factor']).optional(),
  }),
  errors: [
    'auth.identifier_invalid',
    'auth.invalid_credentials',
    'auth.device_limit',
    'auth.email_not_confirmed',
    'auth.second_factor_needed',
    'auth.second_factor_wrong',
    'device.freed_lately',
    'device.not_found',
    'otp.wrong',
  ],
});
