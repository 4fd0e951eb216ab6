import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { basedOn, courseSettings } from './course-fields.ts';

export const editCourse = endpoint({
  method: 'PUT',
  path: '/api/teach/courses/{courseId}',
  access: 'teacher',
  summary: "Save a course's own form: names, price, grade; refused when somebody saved it meanwhile",
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({
    /** Of the settings alone: a lesson added meanwhile is no reason to refuse a new price. */
    settingsVersion: basedOn,
    ...courseSettings,
  }),
  reply: wrapped(z.object({ settingsVersion: z.number() })),
  errors: ['course.not_found', 'teach.changed_meanwhile'],
});
