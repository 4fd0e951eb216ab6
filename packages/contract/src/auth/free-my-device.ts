import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';

export const freeMyDevice = endpoint({
  method: 'POST',
  path: '/api/Student/devices/free',
  access: 'student',
  summary: 'Sign another device of the caller out with the code from the mail; once in seven days',
  body: z.strictObject({ deviceId: z.uuid(), otp: z.string().max(20) }),
  reply: bare({}),
  errors: ['device.freed_lately', 'device.not_found', 'otp.wrong'],
});
