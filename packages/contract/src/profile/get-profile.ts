import { z } from 'zod';
import { user } from '../auth/user.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/Student/profile',
  access: 'student',
  summary: 'The account as its owner sees it, with the phone of the parent who follows it',
  reply: wrapped(user.extend({ parentPhone: z.string().nullable() })),
  errors: [],
});
