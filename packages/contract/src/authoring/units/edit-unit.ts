import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, contentName, edited, unitTitle } from '../courses/course-fields.ts';

export const editUnit = endpoint({
  method: 'PUT',
  path: '/api/teach/units/{unitId}',
  access: 'teacher',
  summary: "Change a unit's name and title",
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn, name: contentName, title: unitTitle }),
  reply: edited,
  errors: ['unit.not_found', 'teach.changed_meanwhile'],
});
