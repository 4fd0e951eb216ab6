import { kindOf, type QuestionKindName, type QuestionPart } from '../kinds/question-kinds.ts';

/** What a sheet has room for. */
export const SHEET_ROOM = { questions: 60, choices: 4 } as const;

/** Kinds that are answered by shading. */
const SHADED_KINDS: ReadonlySet<QuestionKindName> = new Set(['single-choice', 'several-choices', 'true-false']);

export type SheetMisfit =
  | { readonly kind: 'no-questions' | 'too-many-questions' }
  /** The place of the question, from 0. */
  | { readonly kind: 'too-many-choices' | 'not-shaded' | 'written-among-shaded'; readonly at: number };

type SheetQuestion = QuestionPart & { readonly section: number | null };

/**
 * Why a paper can't be answered on a sheet to shade; null when it can. What is written is marked at the desk and has no
 * row on the sheet, as on the ministry's: it stands behind all that is shaded, in sections of its own, so that the
 * numbers of the sheet are those of the paper in every form. `shaded` is how many rows one form has.
 */
export function sheetMisfit(questions: readonly SheetQuestion[], shaded = shadedOf(questions)): SheetMisfit | null {
  if (questions.length === 0) return { kind: 'no-questions' };
  const foreign = questions.findIndex(({ kind }) => kind !== 'written' && !SHADED_KINDS.has(kind));
  if (foreign >= 0) return { kind: 'not-shaded', at: foreign };
  const last = questions.reduce((found, { kind }, at) => (kind === 'written' ? found : at), -1);
  if (last < 0) return { kind: 'not-shaded', at: 0 };
  const shadedSections = new Set(questions.slice(0, last + 1).map(({ section }) => section));
  const among = questions.findIndex(
    ({ kind, section }, at) => kind === 'written' && (at < last || shadedSections.has(section)),
  );
  if (among >= 0) return { kind: 'written-among-shaded', at: among };
  const wide = questions.findIndex((question) => kindOf(question).sketch(question).choices.length > SHEET_ROOM.choices);
  if (wide >= 0) return { kind: 'too-many-choices', at: wide };
  return shaded > SHEET_ROOM.questions ? { kind: 'too-many-questions' } : null;
}

/** How many rows the sheet of these questions has. */
export const shadedOf = (questions: readonly Pick<QuestionPart, 'kind'>[]): number =>
  questions.filter(({ kind }) => kind !== 'written').length;
