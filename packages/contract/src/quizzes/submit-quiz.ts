import { z } from 'zod';
import { naturalInt, positiveInt } from '../bounded-int.ts';
import { endpoint } from '../endpoint.ts';
import { lessonRefusals } from '../lessons/lesson-refusals.ts';
import { wrapped } from '../reply.ts';
import { anyAnswer } from './question-kinds.ts';
import { quizResult } from './quiz-result.ts';

export const submitQuiz = endpoint({
  method: 'POST',
  path: '/api/quizresult/submit',
  access: 'student',
  summary: 'Hand a quiz in; the server grades it. `score` and `notes` are accepted and never trusted',
  body: z.strictObject({
    lessonId: positiveInt,
    /** The chosen position of each question, or positions, in the order the questions were sent. */
    answers: z.array(anyAnswer).max(500).optional(),
    basedOn: naturalInt.optional(),
    score: z.number().optional(),
    notes: z.string().max(500).optional(),
  }),
  reply: wrapped(quizResult),
  errors: [...lessonRefusals, 'quiz.not_a_quiz', 'quiz.not_opened', 'quiz.answers_invalid', 'quiz.changed'],
});
