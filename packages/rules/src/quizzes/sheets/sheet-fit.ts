import { kindOf, type QuestionKindName, type QuestionPart } from '../kinds/question-kinds.ts';

/** What a sheet has room for. */
export const SHEET_ROOM = { questions: 60, choices: 4 } as const;

/** Kinds that are answered by shading. */
const SHADED_KINDS: ReadonlySet<QuestionKindName> = new Set(['single-choice', 'several-choices', 'true-false']);

export type SheetMisfit =
  | { readonly kind: 'no-questions' | 'too-many-questions' }
  /** The places of all such questions, from 0. */
  | { readonly kind: 'too-many-choices' | 'not-shaded' | 'written-among-shaded'; readonly at: readonly number[] };

type SheetQuestion = QuestionPart & { readonly section: number | null };

/**
 * Why a paper can't be answered on a sheet to shade; null when it can. What is written is marked at the desk and has no
 * row on the sheet, as on the ministry's: it stands behind all that is shaded, in sections of its own, so that the
 * numbers of the sheet are those of the paper in every form. `shaded` is how many rows one form has.
 */
export function sheetMisfit(questions: readonly SheetQuestion[], shaded = shadedOf(questions)): SheetMisfit | null {
  if (questions.length === 0) return { kind: 'no-questions' };
  const placesOf = (is: (question: SheetQuestion, at: number) => boolean) =>
    questions.flatMap((question, at) => (is(question, at) ? at : []));
  const foreign = placesOf(({ kind }) => kind !== 'written' && !SHADED_KINDS.has(kind));
  if (foreign.length > 0) return { kind: 'not-shaded', at: foreign };
  const last = questions.reduce((found, { kind }, at) => (kind === 'written' ? found : at), -1);
  if (last < 0) return { kind: 'not-shaded', at: placesOf(() => true) };
  const shadedSections = new Set(questions.slice(0, last + 1).map(({ section }) => section));
  const among = placesOf(({ kind, section }, at) => kind === 'written' && (at < last || shadedSections.has(section)));
  if (among.length > 0) return { kind: 'written-among-shaded', at: among };
  const wide = placesOf((question) => kindOf(question).sketch(question).choices.length > SHEET_ROOM.choices);
  if (wide.length > 0) return { kind: 'too-many-choices', at: wide };
  return shaded > SHEET_ROOM.questions ? { kind: 'too-many-questions' } : null;
}

/** Whether these kinds of questions can have a sheet at all, wherever they stand. */
export const mayHaveSheet = (questions: readonly Pick<QuestionPart, 'kind'>[]): boolean =>
  shadedOf(questions) > 0 && questions.every(({ kind }) => kind === 'written' || SHADED_KINDS.has(kind));

/** How many rows the sheet of these questions has. */
export const shadedOf = (questions: readonly Pick<QuestionPart, 'kind'>[]): number =>
  questions.filter(({ kind }) => kind !== 'written').length;
