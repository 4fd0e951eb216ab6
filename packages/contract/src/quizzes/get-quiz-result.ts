import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';
import { quizResult } from './quiz-result.ts';

export const getQuizResult = endpoint({
  method: 'GET',
  path: '/api/quizresult/{lessonId}',
  access: 'student',
  summary: "The student's own marked paper of a submitted quiz",
  params: z.object({ lessonId: wholeNumber }),
  reply: wrapped(quizResult),
  errors: ['quiz.no_result'],
});
