import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from './course-fields.ts';

export const archiveCourse = endpoint({
  method: 'POST',
  path: '/api/teach/courses/{courseId}/archived',
  access: 'teacher',
  summary: 'Put a course away, or bring it back as a draft; whoever holds it keeps it',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({ version: basedOn, archived: z.boolean() }),
  reply: edited,
  errors: ['course.not_found', 'teach.changed_meanwhile'],
});
