import { KEY_TIMES } from '@hessa/rules/quizzes/key-time';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

/** Apart from the paper: nobody who has the quiz open is asked to answer again because of it. */
export const setKeyTime = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/key-time',
  access: 'teacher',
  summary: 'Choose whether students see the right answers when they hand in, or when their window has ended',
  params: quizParams,
  body: z.strictObject({ keyTime: z.enum(KEY_TIMES) }),
  reply: wrapped(z.object({ keyTime: z.enum(KEY_TIMES) })),
  errors: ['quiz.not_found'],
});
