import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { studentParams } from './student-summary.ts';

export const freeDevices = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/free-devices',
  access: 'assistant',
  summary: 'Sign a student out of one device, or of all of them, so that another can sign in; safe to repeat',
  ...studentParams,
  body: z.strictObject({ deviceId: z.uuid().optional() }),
  reply: bare({ freed: z.number() }),
  errors: ['student.not_found'],
});
