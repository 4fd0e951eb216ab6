import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { studentParams } from '../../students/student-summary.ts';
import { lessonFigures, quizFigures } from '../progress-figures.ts';

export const getStudentProgress = endpoint({
  method: 'GET',
  path: '/api/teach/students/{studentId}/progress',
  access: 'assistant',
  freshness: 'may be old',
  summary: "A student's figures as the student sees them: videos, quizzes and the latest results",
  ...studentParams,
  reply: wrapped(z.object({ ...lessonFigures, ...quizFigures })),
  errors: ['student.not_found'],
});
