import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { anyAnswer } from './question-kinds.ts';

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/quizresult/save-answer',
  access: 'student',
  summary: 'Keep a choice as it is made, so that a dead phone loses nothing; the newest by the phone’s clock wins',
  body: z.strictObject({
    lessonId: z.int().positive(),
    position: z.int().min(0).max(499),
    /** The chosen position, or all of them where several are to be chosen. */
    choice: anyAnswer,
    clientTime: z.int().min(0),
  }),
  reply: bare({}),
  errors: ['quiz.not_opened', 'quiz.already_submitted'],
});
