import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

/** What a moment of the days ahead brings. */
const COMING_KINDS = [
  'unit-appears',
  'lesson-appears',
  'exam-opens',
  'exam-closes',
  'results-told',
  'unit-ends',
] as const;

export const listComing = endpoint({
  method: 'GET',
  path: '/api/teach/coming',
  access: 'teacher',
  summary: 'What comes in the next seven days, the first first; up to half a minute old',
  reply: wrapped(
    z.object({
      events: z.array(
        z.object({
          kind: z.enum(COMING_KINDS),
          /** Milliseconds; of a unit that ends, when it does for the first student. */
          at: z.number(),
          /** Of the lesson or the unit. */
          name: z.string(),
          courseId: z.number(),
          courseName: z.string(),
          lessonId: z.number().nullable(),
          /** Whom it concerns: who holds the course, or whose unit ends. */
          students: z.number(),
          /** Whether there are more of them than were counted. */
          orMore: z.boolean(),
        }),
      ),
    }),
  ),
  errors: [],
});
