import { z } from 'zod';
import { grade, term } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields, wholeNumber } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const listMyUnits = endpoint({
  method: 'GET',
  path: '/api/UnitCode/GetMyUnitCodes',
  access: 'student',
  summary: 'The units the student opened with lecture codes, newest first; the codes themselves are not told',
  /** Of one course alone, where its page asks. */
  query: z.object({ ...pagingFields, courseId: wholeNumber.optional() }),
  reply: wrapped(
    z.object({
      units: z.array(
        z.object({
          unitId: z.number(),
          unitName: z.string(),
          unitTitle: z.string(),
          courseName: z.string(),
          grade,
          term,
          active: z.boolean(),
          /** When an open one closes; null for one that is shut, and where time does not matter. */
          endsAt: z.string().nullable(),
        }),
      ),
      totalCount: z.number(),
      totalPages: z.number(),
      currentPage: z.number(),
      serverTime: z.string(),
    }),
  ),
  errors: [],
});
