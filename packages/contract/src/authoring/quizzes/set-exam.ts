import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { examTerms } from '../../quizzes/exams/exam-state.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

/** Apart from the paper: whoever sits the exam goes on with the time that was promised at the start. */
export const setExam = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/exam',
  access: 'teacher',
  summary: 'Make a quiz an exam with a limit, change its terms, or make it a quiz again',
  params: quizParams,
  body: z.strictObject({
    /** The terms that were looked at. */
    was: examTerms.nullable(),
    exam: examTerms.nullable(),
  }),
  reply: wrapped(z.object({ exam: examTerms.nullable() })),
  errors: [
    'quiz.not_found',
    'teach.changed_meanwhile',
    'exam.no_time_to_start',
    'exam.closes_too_early',
    'exam.being_sat',
  ],
});
