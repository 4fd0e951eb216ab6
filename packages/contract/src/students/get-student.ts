import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { studentDetails, studentParams } from './student-summary.ts';

export const getStudent = endpoint({
  method: 'GET',
  path: '/api/teach/students/{studentId}',
  access: 'assistant',
  summary: 'A student with the devices that hold a place now',
  ...studentParams,
  reply: wrapped(
    studentDetails.extend({
      emailConfirmed: z.boolean(),
      /** Four new devices or more in the last thirty days: worth a look, nothing is blocked. */
      manyDevices: z.boolean(),
      /** On top of the limit of every exam. */
      examMinutes: z.number(),
      devices: z.array(z.object({ id: z.string(), label: z.string(), signedInAt: z.string(), lastSeenAt: z.string() })),
    }),
  ),
  errors: ['student.not_found'],
});
