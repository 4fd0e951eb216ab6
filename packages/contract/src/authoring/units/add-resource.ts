import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { addedTo, basedOn } from '../courses/course-fields.ts';
import { resourceFields } from './resource-fields.ts';

export const addResource = endpoint({
  method: 'POST',
  path: '/api/teach/units/{unitId}/resources',
  access: 'teacher',
  summary: 'Add a link or an uploaded file to a unit',
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn, ...resourceFields }),
  reply: addedTo,
  errors: ['unit.not_found', 'resource.nothing_given', 'course.full', 'teach.changed_meanwhile'],
});
