import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { ANSWERED, TEMPLATE_LIMITS } from '@hessa/rules/quizzes/templates/exam-template';
import { z } from 'zod';

export const templatePart = z.strictObject({
  name: z.string().max(PART_LIMITS.nameLength).trim(),
  instructions: z.string().max(PART_LIMITS.instructionsLength).trim(),
  answered: z.enum(ANSWERED),
  questions: z.int().min(0).max(TEMPLATE_LIMITS.questions),
  weight: z.int().min(QUESTION_LIMITS.weightAtLeast).max(QUESTION_LIMITS.weightAtMost).nullable(),
});

/** The shape of a paper. What must be there is said by the rule `templateProblems`. */
export const templateBody = {
  name: z.string().max(TEMPLATE_LIMITS.nameLength).trim(),
  marks: z.int().min(1).max(TEMPLATE_LIMITS.marks).nullable(),
  parts: z.array(templatePart).max(TEMPLATE_LIMITS.parts),
};

export const examTemplate = z.object({
  /** One of the ministry's has a name here, which nobody may change. */
  id: z.string(),
  version: z.number(),
  own: z.boolean(),
  ...templateBody,
  parts: z.array(templatePart).readonly(),
});

/** A template of the teacher's own. */
export const templateParams = z.object({ templateId: z.uuid() });
