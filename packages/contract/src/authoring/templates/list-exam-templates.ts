import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { examTemplate } from './exam-template.ts';

export const listExamTemplates = endpoint({
  method: 'GET',
  path: '/api/teach/exam-templates',
  access: 'teacher',
  summary: 'Shapes of papers: the ministry’s, and those that the teacher made of them',
  reply: wrapped(z.object({ templates: z.array(examTemplate) })),
  errors: [],
});
