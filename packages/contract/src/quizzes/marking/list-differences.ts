import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { criterion } from '../question-kinds.ts';
import { agreement, marking } from './get-marking-desk.ts';

const byOne = marking.extend({ name: z.string() });

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/teach/marking/{lessonId}/differences',
  access: 'teacher',
  summary: 'How two markers agree on each written question of a quiz, and the answers on which they differ',
  params: z.object({ lessonId: wholeNumber }),
  reply: wrapped(
    z.object({
      lessonName: z.string(),
      questions: z.array(z.object({ identity: z.string(), number: z.number(), ...agreement.shape })),
      /** Those that wait to be settled, the longest waiting first; the next ones follow when these are. */
      differing: z.number(),
      papers: z.array(
        z.object({
          question: z.string(),
          number: z.number(),
          studentId: z.string(),
          name: z.string(),
          text: z.string(),
          criteria: z.array(criterion),
          /** What was seen, for whoever settles it. */
          at: z.string(),
          first: byOne,
          second: byOne,
        }),
      ),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
