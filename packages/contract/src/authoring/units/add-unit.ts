import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { addedTo, basedOn, contentName, unitTitle } from '../courses/course-fields.ts';

export const addUnit = endpoint({
  method: 'POST',
  path: '/api/teach/courses/{courseId}/units',
  access: 'teacher',
  summary: 'Add a unit at the end of a course',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({ version: basedOn, name: contentName, title: unitTitle.default('') }),
  reply: addedTo,
  errors: ['course.not_found', 'course.full', 'teach.changed_meanwhile'],
});
