import { EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import { z } from 'zod';
import { reason } from '../../../codes/teach/code-batch.ts';
import { endpoint } from '../../../endpoint.ts';
import { wrapped } from '../../../reply.ts';
import { examParams } from '../exam-state.ts';
import { examDesk } from './get-exam-desk.ts';

export const giveExamMinutes = endpoint({
  method: 'POST',
  path: '/api/teach/exams/{lessonId}/minutes',
  access: 'teacher',
  summary: 'More minutes for everybody who sits an exam now, or for one of them',
  ...examParams,
  body: z.strictObject({
    /** Chosen by the screen: pressing twice gives once. */
    key: z.uuid(),
    minutes: z.int().min(1).max(EXAM_LIMITS.extraMinutesAtMost),
    studentId: z.uuid().nullable(),
    reason,
  }),
  reply: wrapped(examDesk),
  errors: ['results.quiz_not_found', 'exam.nobody_sits'],
});
