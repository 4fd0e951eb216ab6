import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { bare } from '../../reply.ts';
import { basedOn } from './course-fields.ts';

export const deleteCourse = endpoint({
  method: 'POST',
  path: '/api/teach/courses/{courseId}/delete',
  access: 'teacher',
  freshSignIn: true,
  summary: 'Delete a course with what its students did in it, by its typed name; refused while codes open it',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({ version: basedOn, name: z.string().max(200) }),
  reply: bare({}),
  errors: ['course.not_found', 'course.confirm_other', 'course.has_codes', 'teach.changed_meanwhile'],
});
