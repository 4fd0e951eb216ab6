import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const moveLesson = endpoint({
  method: 'POST',
  path: '/api/teach/lessons/{lessonId}/move',
  access: 'teacher',
  summary: 'Move a lesson to the end of another unit of its course',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({ version: basedOn, unitId: z.int().positive() }),
  reply: edited,
  errors: ['lesson.not_found', 'unit.not_found', 'teach.changed_meanwhile'],
});
