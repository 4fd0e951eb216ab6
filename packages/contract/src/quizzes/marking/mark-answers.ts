import { MARKING_LIMITS } from '@hessa/rules/quizzes/marking-limits';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { marking, stage } from './get-marking-desk.ts';

const sent = z.strictObject({
  studentId: z.uuid(),
  /** The marking that was seen; null where there was none. */
  basedOn: z.string().max(40).nullable(),
  given: z.array(z.int().min(0).max(100)).min(1).max(20),
  comments: z.array(z.string().trim().min(1).max(MARKING_LIMITS.commentLength)).max(MARKING_LIMITS.commentsOfAnswer),
});

export const markAnswers = endpoint({
  method: 'POST',
  path: '/api/teach/marking/{lessonId}',
  access: 'assistant',
  summary: 'Give marks to written answers; what somebody else has marked meanwhile is told and stays',
  params: z.object({ lessonId: wholeNumber }),
  body: z.strictObject({ question: z.uuid(), marks: z.array(sent).min(1).max(MARKING_LIMITS.atOnce) }),
  reply: wrapped(
    z.array(
      z.object({
        studentId: z.string(),
        /**
         * `changed`: somebody else's marking stands, and is told. `gone`: there is no such answer any more. `closed`: two
         * have marked it, and a teacher settles what counts.
         */
        outcome: z.enum(['saved', 'changed', 'gone', 'misfit', 'closed']),
        stage: stage.nullable(),
        marking: marking.nullable(),
      }),
    ),
  ),
  errors: ['results.quiz_not_found'],
});
