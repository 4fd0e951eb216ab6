import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from '../quizzes/edited-quiz.ts';

export const chooseExamTemplate = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/template',
  access: 'teacher',
  summary: 'Choose the shape that a quiz is written to have, or none; the paper itself stays as it is',
  params: quizParams,
  body: z.strictObject({ templateId: z.string().max(64).nullable() }),
  reply: wrapped(z.object({ templateId: z.string().nullable() })),
  errors: ['quiz.not_found', 'template.not_found'],
});
