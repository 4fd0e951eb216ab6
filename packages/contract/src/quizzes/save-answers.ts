import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bare } from '../reply.ts';
import { anyAnswer } from './question-kinds.ts';

const MAX_QUESTIONS = 500;

const givenAnswer = z.strictObject({
  position: z
    .int()
    .min(0)
    .max(MAX_QUESTIONS - 1),
  /** The chosen position, or all of them where several are to be chosen. */
  choice: anyAnswer,
  clientTime: z.int().min(0),
});

export const saveAnswers = endpoint({
  method: 'POST',
  path: '/api/quizresult/save-answers',
  access: 'student',
  summary:
    'Keep the choices made since the last time, so that a dead phone loses one at most; the newest by its clock wins',
  body: z.strictObject({
    lessonId: z.int().positive(),
    answers: z.array(givenAnswer).min(1).max(MAX_QUESTIONS),
  }),
  reply: bare({}),
  errors: ['quiz.not_opened', 'quiz.already_submitted', 'lesson.not_found'],
});
