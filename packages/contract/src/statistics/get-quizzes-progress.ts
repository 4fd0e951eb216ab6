import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { ownQuizFigures } from './progress-figures.ts';

export const getQuizzesProgress = endpoint({
  method: 'GET',
  path: '/api/Student/GetStudentQuizzesProgress/{userId}',
  access: 'student',
  summary: "The student's own quiz figures and latest results",
  params: z.object({ userId: z.string().max(80) }),
  reply: bare(ownQuizFigures),
  errors: [],
});
