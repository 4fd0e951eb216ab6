import { EXAM_LIMITS } from '@hessa/rules/quizzes/exams/exam-terms';
import { z } from 'zod';
import { reason } from '../../../codes/teach/code-batch.ts';
import { endpoint } from '../../../endpoint.ts';
import { wrapped } from '../../../reply.ts';

const minutes = z.int().min(0).max(EXAM_LIMITS.extraMinutesAtMost);

export const setStudentMinutes = endpoint({
  method: 'PUT',
  path: '/api/teach/students/{studentId}/exam-minutes',
  access: 'teacher',
  summary: 'Minutes that a student has on top of the limit of every exam',
  params: z.object({ studentId: z.uuid() }),
  body: z.strictObject({ minutes, reason }),
  reply: wrapped(z.object({ minutes })),
  errors: ['student.not_found'],
});
