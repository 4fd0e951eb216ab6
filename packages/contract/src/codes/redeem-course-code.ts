import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { studentIdFields } from '../enrolment/student-id-fields.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const redeemCourseCode = endpoint({
  method: 'POST',
  path: '/api/Student/add-course-by-code',
  access: 'student',
  summary: 'Enrol with a printed code. With CourseId, a code of another course is refused and stays unused',
  query: z.object({
    Code: z.string().max(60).default(''),
    ...studentIdFields,
    CourseId: wholeNumber.optional(),
  }),
  reply: wrapped(
    z.object({
      courseId: z.number(),
      courseName: z.string(),
      /** The same student redeemed this card before, and has come back with it. */
      alreadyYours: z.boolean(),
    }),
  ),
  errors: [
    'code.missing',
    'code.not_found',
    'code.already_used',
    'code.other_course',
    'code.own_other_course',
    'code.still_open',
    'code.other_kind',
    'code.own_other_kind',
  ],
});
