import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const orderUnits = endpoint({
  method: 'PUT',
  path: '/api/teach/courses/{courseId}/unit-order',
  access: 'teacher',
  summary: 'Put the units of a course in order: all of them, each once',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({ version: basedOn, order: z.array(positiveInt).max(500) }),
  reply: edited,
  errors: ['course.not_found', 'course.order_mismatch', 'teach.changed_meanwhile'],
});
