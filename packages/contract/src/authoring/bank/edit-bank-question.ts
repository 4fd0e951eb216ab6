import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { bankParams, bankQuestion, sentBankQuestion } from './bank-question.ts';

export const editBankQuestion = endpoint({
  method: 'PUT',
  path: '/api/teach/bank/{questionId}',
  access: 'teacher',
  summary: 'Word a question of the bank anew: for what is drawn from now on, never for a paper that has it',
  params: bankParams,
  body: z.strictObject({
    /** The version that was edited. */
    version: positiveInt,
    question: sentBankQuestion,
  }),
  reply: wrapped(bankQuestion),
  errors: ['bank.not_found', 'bank.same_question', 'bank.question_incomplete', 'teach.changed_meanwhile'],
});
