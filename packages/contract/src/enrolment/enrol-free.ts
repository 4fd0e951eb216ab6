import { z } from 'zod';
import { courseIdFields } from '../courses/course-id-fields.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const enrolFree = endpoint({
  method: 'POST',
  path: '/api/Student/enroll-free-course',
  access: 'student',
  summary: 'Start a free course, or start it again once its time is over; safe to repeat',
  query: z.object(courseIdFields),
  reply: wrapped(z.object({ courseId: z.number() })),
  errors: ['course.not_found', 'course.not_free'],
});
