import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import { wholeNumber } from '../../../paging.ts';
import { wrapped } from '../../../reply.ts';
import { DECISIONS, examDesk } from './get-exam-desk.ts';

export const decideHeldWork = endpoint({
  method: 'PUT',
  path: '/api/teach/exams/{lessonId}/held/{heldId}',
  access: 'teacher',
  summary: 'Accept answers that came too late, refuse them, or take the decision back',
  params: z.object({ lessonId: wholeNumber, heldId: wholeNumber }),
  body: z.strictObject({ decision: z.enum(DECISIONS).nullable() }),
  reply: wrapped(examDesk),
  errors: ['results.quiz_not_found', 'exam.held_not_found', 'exam.being_sat'],
});
