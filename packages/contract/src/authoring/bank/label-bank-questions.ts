import { BANK_LIMITS } from '@hessa/rules/quizzes/bank/bank-labels';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { level, skill, sourceLabel, tag, unitLabel } from './bank-question.ts';

const tags = z.array(tag).max(BANK_LIMITS.tags).default([]);

export const labelBankQuestions = endpoint({
  method: 'POST',
  path: '/api/teach/bank/labels',
  access: 'teacher',
  summary: 'Sort many questions of the bank at once; what is left out stays as it is, and no paper changes',
  body: z.strictObject({
    ids: z.array(positiveInt).min(1).max(BANK_LIMITS.labelledAtOnce),
    unit: unitLabel.optional(),
    skill: skill.nullable().optional(),
    level: level.nullable().optional(),
    source: sourceLabel.optional(),
    retired: z.boolean().optional(),
    addTags: tags,
    removeTags: tags,
  }),
  reply: wrapped(z.object({ labelled: z.number() })),
  errors: [],
});
