import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';
import { quizResult } from '../quiz-result.ts';
import { quizParams } from './get-quiz-report.ts';

/** One student's paper of one quiz. */
export const paperParams = { params: quizParams.params.extend(studentParams.params.shape) };

export const quizPaper = z.object({
  studentName: z.string(),
  lessonName: z.string(),
  /** Null when nothing is handed in, or when it was opened again and not yet taken. */
  paper: quizResult.nullable(),
  /** Of a paper that was shaded: the photograph of the sheet that was read last, for this login. */
  sheet: z.object({ letter: z.enum(FORM_LETTERS), readAt: z.string(), page: z.string() }).nullable(),
  /** Earlier papers that were taken back, newest first. */
  reopenings: z.array(
    z.object({
      at: z.string(),
      byName: z.string(),
      reason: z.string(),
      score: z.number().nullable(),
      submittedAt: z.string(),
    }),
  ),
});

export const getQuizPaper = endpoint({
  method: 'GET',
  path: '/api/teach/results/{lessonId}/students/{studentId}',
  access: 'teacher',
  summary: "A student's marked paper as the student sees it, and the papers that were taken back",
  ...paperParams,
  reply: wrapped(quizPaper),
  errors: ['results.quiz_not_found', 'student.not_found'],
});
