import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listPlace } from '../../list-place.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './get-quiz-report.ts';

export const listMissingPapers = endpoint({
  method: 'GET',
  path: '/api/teach/results/{lessonId}/missing',
  access: 'teacher',
  freshness: 'may be old',
  summary:
    'Who may take a quiz, through the course or the lecture, and has not handed it in: by name, twenty at a time',
  ...quizParams,
  /** The `next` of the page before. */
  query: z.object({ after: listPlace.optional() }),
  reply: wrapped(
    z.object({
      students: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          phone: z.string(),
          parentPhone: z.string().nullable(),
          /** When the quiz was opened and left, if it was. */
          openedAt: z.string().nullable(),
          /**
           * A quiz may still be taken after its window has `ended`, though the lessons of its unit are shut by then; an
           * exam may not: it is `over`. Whoever is `sitting` in one misses nothing yet, and to whom the unit had closed
           * before the quiz came into it `never` could have handed it in.
           */
          window: z.enum(['open', 'sitting', 'ended', 'over', 'never']),
          /** When an open window ends, or the attempt that is sat in; null for one that never does. */
          endsAt: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
