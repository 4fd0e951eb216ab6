import { z } from 'zod';
import { grade, term } from '../courses/grade-and-term.ts';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { wrapped } from '../reply.ts';

export const listMyUnits = endpoint({
  method: 'GET',
  path: '/api/UnitCode/GetMyUnitCodes',
  access: 'student',
  summary: 'The units the student opened with lecture codes, newest first; the codes themselves are not told',
  query: z.object(pagingFields),
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
        }),
      ),
      totalCount: z.number(),
      totalPages: z.number(),
      currentPage: z.number(),
    }),
  ),
  errors: [],
});
