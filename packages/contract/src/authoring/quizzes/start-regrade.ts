import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { longJob } from '../../jobs/teach/long-job.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

export const startRegrade = endpoint({
  method: 'POST',
  path: '/api/teach/quizzes/{lessonId}/regrade',
  access: 'teacher',
  summary:
    'Grade the papers of earlier versions by the key that was previewed, as a job whose id is the key of the call',
  params: quizParams,
  body: z.strictObject({
    /** Chosen by the screen, so that pressing twice starts one job. */
    key: z.uuid(),
    /** The version that the preview was about. */
    version: positiveInt,
  }),
  reply: wrapped(longJob),
  errors: ['quiz.not_found', 'quiz.changed_since_preview', 'job.id_taken'],
});
