import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { reason } from '../../codes/teach/code-batch.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';

export const extendUnit = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/extend-unit',
  access: 'assistant',
  summary: 'Keep one unit open for a student until a moment, and no other; no moment takes an extension back',
  ...studentParams,
  body: z.strictObject({
    unitId: positiveInt,
    /** The extension that stood there when this one was chosen. */
    was: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    reason,
  }),
  reply: wrapped(z.object({ unitId: z.number(), extendedUntil: z.string().nullable() })),
  errors: [
    'student.not_found',
    'unit.not_found',
    'enrolment.not_found',
    'enrolment.until_past',
    'enrolment.until_far',
    'teach.changed_meanwhile',
  ],
});
