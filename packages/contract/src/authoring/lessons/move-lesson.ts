import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const moveLesson = endpoint({
  method: 'POST',
  path: '/api/teach/lessons/{lessonId}/move',
  access: 'teacher',
  summary: 'Move a lesson to another unit of its course, to its end or to a place in it',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({
    version: basedOn,
    unitId: positiveInt,
    /** Before which of its lessons, from 0. */
    place: z.int().min(0).max(100_000).optional(),
  }),
  reply: edited,
  errors: ['lesson.not_found', 'unit.not_found', 'teach.changed_meanwhile'],
});
