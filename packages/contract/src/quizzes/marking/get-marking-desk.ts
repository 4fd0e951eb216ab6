import { WRITTEN_FORMS } from '@hessa/rules/quizzes/kinds/written';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { criterion } from '../question-kinds.ts';

/** A marking as it stands; `at` tells one from another. */
export const marking = z.object({ given: z.array(z.number()), comments: z.array(z.string()), at: z.string() });

const deskPaper = z.object({
  studentId: z.string(),
  name: z.string(),
  text: z.string(),
  isOnPaper: z.boolean(),
  /** Those of the paper that was sat. */
  criteria: z.array(criterion),
  marking: marking.nullable(),
});

export const getMarkingDesk = endpoint({
  method: 'GET',
  path: '/api/teach/marking/{lessonId}',
  access: 'assistant',
  summary: 'One written question of a quiz with what every student wrote, those that wait among the first',
  params: z.object({ lessonId: z.coerce.number().int() }),
  query: z.object({ question: z.uuid().optional() }),
  reply: wrapped(
    z.object({
      lessonName: z.string(),
      courseName: z.string(),
      /** Written questions of the papers that were handed in. */
      questions: z.array(
        z.object({ identity: z.string(), number: z.number(), form: z.enum(WRITTEN_FORMS), waiting: z.number() }),
      ),
      /** The one that was asked for, or the first with something to mark; null where nobody wrote anything. */
      question: z
        .object({
          identity: z.string(),
          number: z.number(),
          form: z.enum(WRITTEN_FORMS),
          text: z.string(),
          weight: z.number(),
          words: z.object({ from: z.number(), to: z.number() }).nullable(),
          model: z.string(),
          papers: z.array(deskPaper),
          /** More wait than fit on the desk at once. */
          hasMore: z.boolean(),
        })
        .nullable(),
      comments: z.array(z.object({ id: z.number(), text: z.string() })),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
