import { z } from 'zod';
import { batchCode } from '../codes/teach/code-batch.ts';
import { endpoint } from '../endpoint.ts';
import { wrapped } from '../reply.ts';

/** A student as the desk's list shows one: enough to know which of two namesakes is calling. */
const deskStudent = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  parentPhone: z.string().nullable(),
  grade: z.string().nullable(),
  disabled: z.boolean(),
});

export const searchDesk = endpoint({
  method: 'GET',
  path: '/api/teach/desk/search',
  access: 'assistant',
  summary:
    'Whom and what a call is about: students by names, phones or e-mail in any spelling, cards by number or code',
  query: z.object({
    typed: z.string().max(200),
    /** Who is on the line: cards then say whether this student holds what they open. */
    studentId: z.uuid().optional(),
  }),
  reply: wrapped(
    z.object({
      students: z.array(deskStudent),
      /** More students are found than are listed: another letter narrows them. */
      more: z.boolean(),
      /**
       * The card of that number first, or the one whose code was typed, or for who reads codes those that half of one is
       * of; a code that is worth money as in lists.
       */
      cards: z.array(
        batchCode.extend({
          batchId: z.number(),
          batchLabel: z.string(),
          courseId: z.number(),
          kind: z.enum(['course', 'lecture']),
          opens: z.string(),
          /** Of the course that it opens, wholly or a unit of it. */
          grade: z.string(),
          /** The student on the line holds that already and it is still open: the card would be refused. */
          isHeld: z.boolean(),
          redeemedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  errors: ['student.not_found'],
});
