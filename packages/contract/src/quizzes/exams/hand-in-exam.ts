import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { attemptNumber, examParams, examState } from './exam-state.ts';
import { givenAnswers } from './given-answers.ts';
import { timeAway } from './time-away.ts';

export const handInExam = endpoint({
  method: 'POST',
  path: '/api/exams/{lessonId}/hand-in',
  access: 'student',
  summary: 'Hand an attempt in with the answers that still waited; handing in twice is one result',
  ...examParams,
  body: z.strictObject({
    number: attemptNumber,
    /** A phone whose time ran out by a wrong clock goes on: the server knows better. */
    because: z.enum(['student', 'time']),
    answers: givenAnswers,
    away: timeAway.optional(),
  }),
  reply: wrapped(examState),
  errors: ['lesson.not_found', 'exam.not_an_exam', 'exam.not_started'],
});
