import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';

export const deleteUnit = endpoint({
  method: 'POST',
  path: '/api/teach/units/{unitId}/delete',
  access: 'teacher',
  summary: 'Delete a unit with its lessons; refused once students have begun it or codes open it',
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn }),
  reply: edited,
  errors: ['unit.not_found', 'unit.has_students', 'unit.has_codes', 'teach.changed_meanwhile'],
});
