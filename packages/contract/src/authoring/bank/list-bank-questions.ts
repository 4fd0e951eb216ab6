import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { questionKind } from '../../quizzes/question-kinds.ts';
import { wrapped } from '../../reply.ts';
import { bankQuestion, level, skill, sourceLabel, tag, unitLabel } from './bank-question.ts';

export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/api/teach/bank',
  access: 'teacher',
  summary:
    'Every question that was ever written, fifty at a time by cursor, the newest first; searched in any spelling',
  query: z.object({
    q: z.string().max(200).optional(),
    /** `none` is whatever stands in no course now. */
    course: z.union([wholeNumber, z.literal('none')]).optional(),
    unit: unitLabel.optional(),
    /** `none` is whatever nobody has sorted yet. */
    skill: z.union([skill, z.literal('none')]).optional(),
    level: z.union([level, z.literal('none')]).optional(),
    kind: questionKind.optional(),
    source: sourceLabel.optional(),
    tag: tag.optional(),
    /** Those that no student met this month; or those that are never drawn. */
    only: z.enum(['unused', 'retired']).optional(),
    /** The `next` of the page before. */
    after: wholeNumber.optional(),
  }),
  reply: wrapped(
    z.object({
      questions: z.array(bankQuestion),
      /** Those that the questions ask about, each once. */
      passages: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })),
      next: z.number().nullable(),
    }),
  ),
  errors: [],
});
