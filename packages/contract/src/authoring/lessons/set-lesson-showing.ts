import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';
import { wantedShowing } from '../courses/showing.ts';

export const setLessonShowing = endpoint({
  method: 'PUT',
  path: '/api/teach/lessons/{lessonId}/showing',
  access: 'teacher',
  summary: 'Hide a lesson from students, show it, or let it appear at a time',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({ version: basedOn, showing: wantedShowing }),
  reply: edited,
  errors: ['lesson.not_found', 'teach.changed_meanwhile'],
});
