import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { reason } from '../../codes/teach/code-batch.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';
import { studentEnrolment } from './list-student-enrolments.ts';

export const extendEnrolment = endpoint({
  method: 'POST',
  path: '/api/teach/students/{studentId}/extend',
  access: 'assistant',
  summary: 'Keep every unit of a course open for a student until a day; no day takes an extension back',
  ...studentParams,
  body: z.strictObject({
    courseId: positiveInt,
    /** The extension that stood there when this one was chosen. */
    was: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    reason,
  }),
  reply: wrapped(studentEnrolment),
  errors: [
    'student.not_found',
    'enrolment.not_found',
    'enrolment.until_past',
    'enrolment.until_far',
    'teach.changed_meanwhile',
  ],
});
