import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from './course-fields.ts';

export const publishCourse = endpoint({
  method: 'POST',
  path: '/api/teach/courses/{courseId}/published',
  access: 'teacher',
  summary: 'Put a course in the catalogue or take it out; one with gaps goes in only knowingly',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({
    version: basedOn,
    published: z.boolean(),
    /** The teacher has seen what is missing and wants it in the catalogue all the same. */
    despiteGaps: z.boolean().default(false),
  }),
  reply: edited,
  errors: ['course.not_found', 'course.has_gaps', 'course.archived', 'teach.changed_meanwhile'],
});
