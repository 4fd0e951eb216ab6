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
           * A quiz may still be taken after its window has `ended`, though the lessons of its unit are shut by then, an
           * exam until nobody starts it any more and it is `over`. Whoever is `sitting` in one misses nothing yet, and to
           * whom the unit had closed before such an exam came into it `never` had time for it.
           */
          window: z.enum(['open', 'sitting', 'ended', 'over', 'never']),
          /** When an exam opens that cannot be begun yet. */
          opensAt: z.string().nullable(),
          /**
           * When an open window ends, or the attempt that is sat in, or until when an exam may be begun whose window has
           * ended; null for what never does.
           */
          endsAt: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
