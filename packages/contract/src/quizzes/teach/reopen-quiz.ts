import { z } from 'zod';
import { reason } from '../../codes/teach/code-batch.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { paperParams, quizPaper } from './get-quiz-paper.ts';

export const reopenQuiz = endpoint({
  method: 'POST',
  path: '/api/teach/results/{lessonId}/students/{studentId}/reopen',
  access: 'teacher',
  summary: 'Take a paper back and let its student take the quiz again; the earlier paper is kept',
  ...paperParams,
  body: z.strictObject({
    /** The paper that was looked at: one handed in since then is not taken back unseen. */
    submittedAt: z.iso.datetime(),
    reason,
  }),
  reply: wrapped(quizPaper),
  errors: ['results.quiz_not_found', 'student.not_found', 'results.no_paper', 'teach.changed_meanwhile'],
});
