import { z } from 'zod';
import { courseIdFields } from '../courses/course-id-fields.ts';
import { courseFacts, lessonWithProgress, resource } from '../courses/course-tree.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const getCourseTreeWithProgress = endpoint({
  method: 'GET',
  path: '/api/Course/tree-course-with-progress',
  access: 'student',
  summary: "The course with the student's own progress; `timestamp` only defeats caches and is not read",
  query: z.object({ ...courseIdFields, timestamp: z.string().max(40).optional() }),
  reply: wrapped(
    z.object({
      ...courseFacts,
      enrollmentDate: z.string().nullable(),
      /** A later end that the teacher granted, for every unit of the course. */
      extendedUntil: z.string().nullable(),
      serverTime: z.string(),
      units: z.array(
        z.object({
          id: z.number(),
          order: z.number(),
          unitName: z.string(),
          unitTitle: z.string(),
          /** Empty until the unit may be opened. */
          resources: z.array(resource),
          /** The unit is also held by a lecture code of its own: since when, and a later end if one was granted. */
          bought: z.object({ at: z.string(), extendedUntil: z.string().nullable() }).nullable(),
          /** A later end that this unit alone was given. */
          extendedUntil: z.string().nullable(),
          lessons: z.array(lessonWithProgress),
        }),
      ),
    }),
  ),
  errors: ['course.not_found', 'course.not_enrolled'],
});
