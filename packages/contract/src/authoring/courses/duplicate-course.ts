import { z } from 'zod';
import { grade, term } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { contentName } from './course-fields.ts';

export const duplicateCourse = endpoint({
  method: 'POST',
  path: '/api/teach/courses/{courseId}/duplicate',
  access: 'teacher',
  summary: 'A draft with all that is in a course, for a new term; nobody is enrolled in it and no code opens it',
  params: z.object({ courseId: wholeNumber }),
  body: z.strictObject({
    /** Chosen once for a form: a double press makes one copy. */
    key: z.uuid(),
    name: contentName,
    grade,
    term,
  }),
  reply: wrapped(z.object({ id: z.number() })),
  errors: ['course.not_found'],
});
