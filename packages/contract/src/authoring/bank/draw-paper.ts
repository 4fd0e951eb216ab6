import { BLUEPRINT_LIMITS } from '@hessa/rules/quizzes/bank/blueprint';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { editedParts } from '../../quizzes/paper-parts.ts';
import { questionKind } from '../../quizzes/question-kinds.ts';
import { wrapped } from '../../reply.ts';
import { drawnQuestion, level, skill, unitLabel } from './bank-question.ts';

export const drawPaper = endpoint({
  method: 'POST',
  path: '/api/teach/bank/draw',
  access: 'teacher',
  summary: 'Questions of the bank for a paper by a blueprint, as many as can be; nothing is written',
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          count: z.int().min(1).max(BLUEPRINT_LIMITS.questions),
          unit: unitLabel.nullable(),
          skill: skill.nullable(),
          level: level.nullable(),
          kind: questionKind.nullable(),
        }),
      )
      .min(1)
      .max(BLUEPRINT_LIMITS.rows),
    /** None that a student met this month. */
    unusedOnly: z.boolean(),
    /** The quiz it is for: what stands in it is not drawn again. */
    lessonId: positiveInt,
    /** Only what stands in quizzes of this course. */
    course: positiveInt.nullable().default(null),
    /** What stands in the editor besides, or was drawn and put back: neither is drawn again. */
    except: z.array(positiveInt).max(BLUEPRINT_LIMITS.except).default([]),
  }),
  reply: wrapped(
    z.object({
      /** How many each row got. */
      found: z.array(z.number()),
      questions: z.array(drawnQuestion),
      passages: editedParts.passages,
    }),
  ),
  errors: [],
});
