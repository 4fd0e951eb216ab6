import { PART_LIMITS } from '@hessa/rules/quizzes/paper-parts';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import { z } from 'zod';
import { naturalInt } from '../bounded-int.ts';

/** Where a question belongs; left out where it belongs nowhere, as on every paper of before. */
export const placed = { section: z.number().optional(), passage: z.number().optional() };

export const shownPassages = z.array(
  z.object({ title: z.string(), text: z.string(), imageUrl: z.string().nullable(), audioUrl: z.string().nullable() }),
);

/** The parts of a paper as its student sees them; left out where it has none. */
export const shownParts = {
  sections: z.array(z.object({ name: z.string(), instructions: z.string() })).optional(),
  passages: shownPassages.optional(),
};

/** So many questions of a section are drawn for each student; null where everybody gets all of them. */
const drawn = z.int().min(1).max(QUESTION_LIMITS.questions).nullable();

const sentSection = z.strictObject({
  name: z.string().max(PART_LIMITS.nameLength).trim(),
  instructions: z.string().max(PART_LIMITS.instructionsLength).trim(),
  draw: drawn.default(null),
});

const mediaId = z.string().max(64).nullable();

const sentPassage = z.strictObject({
  title: z.string().max(PART_LIMITS.nameLength).trim(),
  text: z.string().max(PART_LIMITS.textLength).trim(),
  imageMediaId: mediaId,
  audioMediaId: mediaId,
});

/** The parts as the editor sends them. What must be there is said by the rule `partProblems`. */
export const sentParts = {
  sections: z.array(sentSection).max(PART_LIMITS.sections).default([]),
  passages: z.array(sentPassage).max(PART_LIMITS.passages).default([]),
};

export const sentPlace = {
  section: naturalInt.nullable().default(null),
  passage: naturalInt.nullable().default(null),
};

export const editedParts = {
  sections: z.array(z.object({ name: z.string(), instructions: z.string(), draw: drawn })),
  passages: z.array(
    shownPassages.element.extend({ imageMediaId: z.string().nullable(), audioMediaId: z.string().nullable() }),
  ),
};
