import { WEEKLY_GOAL } from '@hessa/rules/statistics/weekly-goal-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

export const setWeeklyGoal = endpoint({
  method: 'PUT',
  path: '/api/Student/weekly-goal',
  access: 'student',
  summary: 'Choose how many lessons a week are to be finished, or none',
  body: z.strictObject({ lessons: z.int().min(WEEKLY_GOAL.least).max(WEEKLY_GOAL.most).nullable() }),
  reply: wrapped(z.object({ lessons: z.number().nullable() })),
  errors: [],
});
