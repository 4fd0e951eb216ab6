import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listPlace } from '../../list-place.ts';
import { wrapped } from '../../reply.ts';
import { sheetParams } from './make-paper-forms.ts';

export const giveSeats = endpoint({
  method: 'POST',
  path: '/api/teach/quizzes/{lessonId}/seats',
  access: 'teacher',
  summary: 'A part of the class by name, each with a seat number that stays for good',
  ...sheetParams,
  body: z.strictObject({ after: listPlace.optional() }),
  reply: wrapped(
    z.object({
      students: z.array(z.object({ studentId: z.string(), name: z.string(), seat: z.number() })),
      next: z.string().nullable(),
    }),
  ),
  errors: ['results.quiz_not_found'],
});
