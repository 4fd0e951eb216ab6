import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const orderLessons = endpoint({
  method: 'PUT',
  path: '/api/teach/units/{unitId}/lesson-order',
  access: 'teacher',
  summary: 'Put the lessons of a unit in order: all of them, each once',
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn, order: z.array(positiveInt).max(500) }),
  reply: edited,
  errors: ['unit.not_found', 'course.order_mismatch', 'teach.changed_meanwhile'],
});
