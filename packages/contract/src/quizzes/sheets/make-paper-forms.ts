import { FORM_LETTERS } from '@hessa/rules/quizzes/sheets/exam-form';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const sheetParams = { params: z.object({ lessonId: wholeNumber }) };

/** The paper as each form has it: which question stands where, and which choice at which letter. */
const paperForms = z.object({
  version: z.number(),
  forms: z.array(
    z.object({
      letter: z.enum(FORM_LETTERS),
      entries: z.array(z.object({ at: z.number(), order: z.array(z.number()).readonly() })).readonly(),
    }),
  ),
});

export const makePaperForms = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/forms',
  access: 'teacher',
  summary: 'The four forms of the paper as it stands now; made once, and the same for ever after',
  ...sheetParams,
  body: z.strictObject({}),
  reply: wrapped(paperForms),
  errors: ['results.quiz_not_found'],
});
