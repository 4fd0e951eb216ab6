import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { wrapped } from '../reply.ts';
import { studentFilter, studentSummary } from './student-summary.ts';

export const listStudents = endpoint({
  method: 'GET',
  path: '/api/teach/students',
  access: 'assistant',
  summary:
    'Students, newest first; searched by part of a name in any Arabic spelling, a phone in any digits, an e-mail',
  query: z.object({ ...pagingFields, ...studentFilter }),
  reply: wrapped(
    z.object({
      totalCount: z.number(),
      students: z.array(
        studentSummary.extend({ /** Worth a look: an account that is passed around. */ manyDevices: z.boolean() }),
      ),
    }),
  ),
  errors: [],
});
