import { z } from 'zod';
import { naturalInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { examTemplate, templateBody, templateParams } from './exam-template.ts';

export const saveExamTemplate = endpoint({
  method: 'PUT',
  path: '/api/teach/exam-templates/{templateId}',
  access: 'teacher',
  summary: 'Make a template under an id that the screen chose, or change one',
  params: templateParams,
  body: z.strictObject({
    /** The version that was edited; 0 for a new one. */
    version: naturalInt,
    ...templateBody,
  }),
  reply: wrapped(examTemplate),
  errors: ['template.incomplete', 'template.too_many', 'template.not_found', 'teach.changed_meanwhile'],
});
