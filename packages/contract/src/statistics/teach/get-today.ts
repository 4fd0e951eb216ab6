import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

/** A count for each of the days, oldest first. */
const counts = z.array(z.number());

export const getToday = endpoint({
  method: 'GET',
  path: '/api/teach/today',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'The last thirty days in Egypt, day by day, and the quizzes worth a look; up to half a minute old',
  reply: wrapped(
    z.object({
      /** `2026-11-15`, oldest first; the last one is today. */
      days: z.array(z.string()),
      newStudents: counts,
      redemptions: counts,
      submissions: counts,
      activeLearners: counts,
      quizzes: z.array(
        z.object({
          lessonId: z.number(),
          lessonName: z.string(),
          courseName: z.string(),
          /** Handed in during the last seven days. */
          recentPapers: z.number(),
          papers: z.number(),
          average: z.number(),
          /** Questions that mislead the strong students. */
          confusing: z.number(),
          /** Those of them whose key looks wrong: place from 1, the papers that count, and how many chose otherwise. */
          suspects: z.array(z.object({ question: z.number(), papers: z.number(), others: z.number() })),
          reasons: z.array(z.enum(['confusing', 'low-average'])),
        }),
      ),
    }),
  ),
  errors: [],
});
