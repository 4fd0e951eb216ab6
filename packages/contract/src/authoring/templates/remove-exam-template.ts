import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { templateParams } from './exam-template.ts';

export const removeExamTemplate = endpoint({
  method: 'DELETE',
  path: '/api/teach/exam-templates/{templateId}',
  access: 'teacher',
  summary: 'Take a template of one’s own away; papers that were laid out by it stay as they are',
  params: templateParams,
  reply: wrapped(z.object({ removed: z.boolean() })),
  errors: ['template.not_found'],
});
