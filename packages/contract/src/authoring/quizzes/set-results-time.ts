import { z } from 'zod';
import { moment } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

const resultsAt = moment.nullable();

export const setResultsTime = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/results-time',
  access: 'teacher',
  summary: 'Choose whether each result is told as it is ready, or all of them at one time',
  params: quizParams,
  /** `was` is what the screen showed: whoever changed it meanwhile is not overwritten. */
  body: z.strictObject({ was: resultsAt, resultsAt }),
  reply: wrapped(z.object({ resultsAt })),
  errors: ['quiz.not_found', 'teach.changed_meanwhile'],
});
