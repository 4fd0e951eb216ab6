import { z } from 'zod';
import { grade, term } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { contentName } from './course-fields.ts';

export const makeCourse = endpoint({
  method: 'POST',
  path: '/api/teach/courses',
  access: 'teacher',
  summary: 'Begin a course as a draft; the same key again answers the course made first',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press or a lost reply makes one course. */
    key: z.uuid(),
    name: contentName,
    grade,
    term,
  }),
  reply: wrapped(z.object({ id: z.number() })),
  errors: [],
});
