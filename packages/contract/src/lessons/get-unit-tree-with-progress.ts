import { z } from 'zod';
import { lessonWithProgress, resource } from '../courses/course-tree.ts';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const getUnitTreeWithProgress = endpoint({
  method: 'GET',
  path: '/api/Course/tree-unit-with-progress',
  access: 'student',
  summary: "A unit with the student's own progress; a unit of a lecture code has order 0 and the code's own date",
  query: z.object({ unitId: wholeNumber }),
  reply: wrapped(
    z.object({
      unitId: z.number(),
      courseId: z.number(),
      order: z.number(),
      enrollmentDate: z.string().nullable(),
      extendedUntil: z.string().nullable(),
      isOpenToAll: z.boolean(),
      serverTime: z.string(),
      unitName: z.string(),
      unitTitle: z.string(),
      courseName: z.string(),
      resources: z.array(resource),
      lessons: z.array(lessonWithProgress),
    }),
  ),
  errors: ['unit.not_found', 'unit.not_enrolled'],
});
