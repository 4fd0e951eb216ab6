import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const countShutOut = endpoint({
  method: 'GET',
  path: '/api/teach/units/{unitId}/shut-out',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'For how many students a unit has closed: what is put into it now comes too late for them',
  params: z.object({ unitId: wholeNumber }),
  /** Up to one more than are counted (`UNHANDED_COUNTED`). */
  reply: wrapped(z.object({ students: z.number() })),
  errors: ['unit.not_found'],
});
