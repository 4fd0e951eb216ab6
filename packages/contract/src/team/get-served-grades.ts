import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';
import { servedGrades } from './staff-member.ts';

export const getServedGrades = endpoint({
  method: 'GET',
  path: '/api/teach/served-grades',
  access: 'assistant',
  summary: 'The grades whose students the caller serves; null for all of them',
  reply: wrapped(z.object({ grades: servedGrades })),
  errors: [],
});
