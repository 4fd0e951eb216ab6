import { LESSON_KIND_NAMES } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listPlace } from '../list-place.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const listWatchers = endpoint({
  method: 'GET',
  path: '/api/teach/watch/{lessonId}',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'Who holds a video lesson, with the seconds that really ran and who only pressed done; by name, by cursor',
  params: z.object({ lessonId: wholeNumber }),
  query: z.object({
    only: z.enum(['only-pressed', 'not-begun']).optional(),
    /** The `next` of the page before. */
    after: listPlace.optional(),
  }),
  reply: wrapped(
    z.object({
      lessonName: z.string(),
      lessonType: z.enum(LESSON_KIND_NAMES),
      courseId: z.number(),
      courseName: z.string(),
      /** Null where nobody knows how long it is. */
      durationSeconds: z.number().nullable(),
      students: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          /** Each second once, however often it ran. */
          coveredSeconds: z.number(),
          completedAt: z.string().nullable(),
          reading: z.enum(['watched', 'partly', 'only-pressed', 'not-begun']),
          /** Worth a look: an account that is passed around. */
          manyDevices: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: ['lesson.not_found', 'lesson.not_a_video'],
});
