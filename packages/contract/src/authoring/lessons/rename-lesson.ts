import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, contentName, edited } from '../courses/course-fields.ts';

export const renameLesson = endpoint({
  method: 'PUT',
  path: '/api/teach/lessons/{lessonId}/name',
  access: 'teacher',
  summary: "Change a lesson's name",
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({ version: basedOn, name: contentName }),
  reply: edited,
  errors: ['lesson.not_found', 'teach.changed_meanwhile'],
});
