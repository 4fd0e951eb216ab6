import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { quizParams } from './edited-quiz.ts';

export const acceptSpelling = endpoint({
  method: 'PUT',
  path: '/api/teach/quizzes/{lessonId}/spelling',
  access: 'teacher',
  summary: 'Take what students wrote into a gap for right from now on, or take that back; papers keep their marks',
  params: quizParams,
  body: z.strictObject({
    /** The question's identity, which outlives its edits. */
    question: z.uuid(),
    gap: z
      .int()
      .min(0)
      .max(QUESTION_LIMITS.gapsAtMost - 1),
    /** A slash parts spellings in the editor: none can have one. */
    words: z
      .string()
      .trim()
      .min(1)
      .max(QUESTION_LIMITS.gapLength)
      .regex(/^[^/]*$/),
    isAccepted: z.boolean(),
  }),
  /** How many papers are worth a regrade now. */
  reply: wrapped(z.object({ earlier: z.number() })),
  errors: ['quiz.not_found', 'quiz.gap_not_found', 'quiz.gap_full', 'quiz.question_incomplete'],
});
