import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const deleteLesson = endpoint({
  method: 'POST',
  path: '/api/teach/lessons/{lessonId}/delete',
  access: 'teacher',
  summary: 'Delete a lesson; one that students have begun only with what they did in it',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({
    version: basedOn,
    /** Whoever says so was told how much that is. */
    withTraces: z.boolean().default(false),
  }),
  reply: edited,
  errors: ['lesson.not_found', 'lesson.has_students', 'teach.changed_meanwhile'],
});
