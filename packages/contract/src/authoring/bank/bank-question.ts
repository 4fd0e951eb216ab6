import { BANK_LIMITS, LEVELS, SKILLS } from '@hessa/rules/quizzes/bank/bank-labels';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { z } from 'zod';
import { wholeNumber } from '../../paging.ts';
import { questionOfAnyKind, sentQuestionOfAnyKind } from '../../quizzes/question-kinds.ts';

export const bankParams = z.object({ questionId: wholeNumber });

export const skill = z.enum(SKILLS);
export const level = z.enum(LEVELS);
export const unitLabel = z.string().max(BANK_LIMITS.unitLength).trim();
export const sourceLabel = z.string().max(BANK_LIMITS.sourceLength).trim();
export const tag = z.string().min(1).max(BANK_LIMITS.tagLength).trim();

/** What a question is sorted by. */
const labels = {
  unit: z.string(),
  skill: skill.nullable(),
  /** What the teacher says, and what papers show where nothing is said. */
  level: level.nullable(),
  measuredLevel: level.nullable(),
  source: z.string(),
  tags: z.array(z.string()).readonly(),
  /** Never drawn. */
  retired: z.boolean(),
};

/** How a question did in the words it has now. */
const figures = {
  papers: z.number(),
  /** The share of its mark that papers earned; null before the first. */
  difficulty: z.number().nullable(),
  discrimination: z.number().nullable(),
  /** In how many quizzes it stands or stood, and when students last met it there. */
  uses: z.number(),
  lastUsedAt: z.string().nullable(),
};

/** A question with its key. */
const content = {
  text: z.string(),
  weight: z.number(),
  explanation: z.string(),
  imageMediaId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  pinned: z.boolean(),
};

export const bankQuestion = questionOfAnyKind('edited', {
  id: z.number(),
  version: z.number(),
  ...content,
  /** What it asks about. */
  passageId: z.number().nullable(),
  /** Another that was there before it has the same words: it differs in choices or key. */
  isChangedCopy: z.boolean(),
  ...labels,
  ...figures,
});

/** A question that was drawn, for the paper: by its place among the passages that came along. */
export const drawnQuestion = questionOfAnyKind('edited', {
  id: z.number(),
  ...content,
  /** The row of the blueprint that it fills. */
  row: z.number(),
  passage: z.number().nullable(),
});

/** As it is edited in the bank. */
export const sentBankQuestion = sentQuestionOfAnyKind({
  text: z.string().max(QUESTION_LIMITS.textLength),
  weight: z.int().min(QUESTION_LIMITS.weightAtLeast).max(QUESTION_LIMITS.weightAtMost),
  explanation: z.string().max(QUESTION_LIMITS.explanationLength),
  pinned: z.boolean(),
});
