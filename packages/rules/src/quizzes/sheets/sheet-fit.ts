import { kindOf, type QuestionKindName, type QuestionPart } from '../kinds/question-kinds.ts';

/** What a sheet has room for. */
export const SHEET_ROOM = { questions: 60, choices: 4 } as const;

/** Kinds that are answered by shading. */
const SHADED_KINDS: ReadonlySet<QuestionKindName> = new Set(['single-choice', 'several-choices', 'true-false']);

export type SheetMisfit =
  | { readonly kind: 'no-questions' | 'too-many-questions' }
  /** The place of the question, from 0. */
  | { readonly kind: 'too-many-choices' | 'not-shaded'; readonly at: number };

/** Why a paper can't be answered on a sheet to shade; null when it can. `drawn` is how many of it one form has. */
export function sheetMisfit(questions: readonly QuestionPart[], drawn = questions.length): SheetMisfit | null {
  if (questions.length === 0) return { kind: 'no-questions' };
  const written = questions.findIndex(({ kind }) => !SHADED_KINDS.has(kind));
  if (written >= 0) return { kind: 'not-shaded', at: written };
  const wide = questions.findIndex((question) => kindOf(question).sketch(question).choices.length > SHEET_ROOM.choices);
  if (wide >= 0) return { kind: 'too-many-choices', at: wide };
  return drawn > SHEET_ROOM.questions ? { kind: 'too-many-questions' } : null;
}
