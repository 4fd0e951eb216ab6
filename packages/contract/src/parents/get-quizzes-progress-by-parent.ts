import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { quizFigures } from '../statistics/progress-figures.ts';
import { parentPhones } from './parent-phones.ts';

export const getQuizzesProgressByParent = endpoint({
  method: 'GET',
  path: '/api/Student/GetStudentQuizzesProgressByParent/{parentPhone}',
  access: 'public',
  summary: "A child's quiz figures, by the exact pair of phones",
  ...parentPhones,
  /** Of those without a paper, how many are past their time, and how many of these cannot be handed in any more. */
  reply: bare({ ...quizFigures, missedQuizzes: z.number(), shutQuizzes: z.number() }),
  errors: ['parent.not_found'],
  floorMs: 150,
});
