import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const deleteResource = endpoint({
  method: 'POST',
  path: '/api/teach/resources/{resourceId}/delete',
  access: 'teacher',
  summary: 'Take a link or a file out of its unit',
  params: z.object({ resourceId: wholeNumber }),
  body: z.strictObject({ version: basedOn }),
  reply: edited,
  errors: ['resource.not_found', 'teach.changed_meanwhile'],
});
