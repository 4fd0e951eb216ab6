import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { mediaId } from '../units/resource-fields.ts';
import { basedOn, edited } from './course-fields.ts';

export const setCourseCover = endpoint({
  method: 'PUT',
  path: '/api/teach/courses/{courseId}/cover',
  access: 'teacher',
  summary: 'Give a course an uploaded picture for a cover, or none: then its cover is made of letters',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({ version: basedOn, mediaId: mediaId.nullable() }),
  reply: edited,
  errors: ['course.not_found', 'course.cover_unusable', 'teach.changed_meanwhile'],
});
