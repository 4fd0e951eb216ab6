import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { basedOn, edited } from '../courses/course-fields.ts';
import { wantedShowing } from '../courses/showing.ts';

export const setUnitShowing = endpoint({
  method: 'PUT',
  path: '/api/teach/units/{unitId}/showing',
  access: 'teacher',
  summary: 'Hide a unit with all that is in it from students, show it, or let it appear at a time',
  params: z.object({ unitId: wholeNumber }),
  body: z.strictObject({ version: basedOn, showing: wantedShowing }),
  reply: edited,
  errors: ['unit.not_found', 'teach.changed_meanwhile'],
});
