import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { addedTo, basedOn } from '../courses/course-fields.ts';

export const duplicateLesson = endpoint({
  method: 'POST',
  path: '/api/teach/lessons/{lessonId}/duplicate',
  access: 'teacher',
  summary: 'A copy of a lesson right behind it, a quiz with its questions',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({ version: basedOn }),
  reply: addedTo,
  errors: ['lesson.not_found', 'course.full', 'teach.changed_meanwhile'],
});
