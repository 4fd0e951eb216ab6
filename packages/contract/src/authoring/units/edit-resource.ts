import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';
import { resourceFields } from './resource-fields.ts';

export const editResource = endpoint({
  method: 'PUT',
  path: '/api/teach/resources/{resourceId}',
  access: 'teacher',
  summary: "Change a resource's title, and what it opens when a link or a file is given",
  params: z.object({ resourceId: wholeNumber }),
  body: z.strictObject({ version: basedOn, ...resourceFields }),
  reply: edited,
  errors: ['resource.not_found', 'resource.nothing_given', 'teach.changed_meanwhile'],
});
