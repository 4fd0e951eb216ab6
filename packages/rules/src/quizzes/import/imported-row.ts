import { choiceIdentity } from '../kinds/choice-identity.ts';
import { partFrom, sketchOf, type WrittenPart } from '../kinds/question-kinds.ts';
import { type QuestionFrame, type QuestionProblem, questionProblems } from '../question-problems.ts';

/** What may be wrong with a row; the screen has the words for it. */
export type ImportProblem =
  | QuestionProblem
  | 'two-right-choices'
  | 'right-choice-not-found'
  | 'right-choice-unclear'
  | 'weight-not-a-number'
  | 'part-marks'
  | 'unsupported-type'
  | 'unclosed-answers'
  | 'questions-run-together';

/** Worth knowing before the row is taken; it may be taken all the same. */
export type ImportWarning =
  | 'picture-left-out'
  | 'picture-not-beside'
  | 'marked-our-way'
  | 'already-in-quiz'
  | 'same-as-earlier-row';

export type ImportedRow = Omit<QuestionFrame, 'imageMediaId'> &
  WrittenPart & {
    /** The line of a text, the row of a table, or the place of a question in its file, counted from 1. */
    readonly row: number;
    readonly pinned: boolean;
    /** What its picture is called where the pictures are. */
    readonly picture?: string;
    readonly problems: readonly ImportProblem[];
    readonly warnings: readonly ImportWarning[];
  };

/** Why nothing at all could be read. */
export type ReadingTrouble =
  | 'empty'
  | 'too-long'
  | 'too-many-rows'
  | 'no-header'
  | 'not-xml'
  | 'not-moodle'
  | 'forbidden-xml';

export interface Reading {
  readonly rows: readonly ImportedRow[];
  readonly trouble: ReadingTrouble | null;
}

export const IMPORT_LIMITS = { sourceLength: 1_000_000, rows: 1000 } as const;

export interface FoundQuestion {
  row: number;
  text: string;
  choices?: readonly string[];
  /** Its own part, where it is of a kind that is not told by its choices. */
  part?: WrittenPart;
  /** The places of the right choices; none when that is not known. */
  right?: readonly number[];
  weight?: number;
  explanation?: string;
  pinned?: boolean;
  picture?: string | undefined;
  problems?: readonly ImportProblem[];
  warnings?: readonly ImportWarning[];
}

const UNREADABLE: ReadonlySet<ImportProblem> = new Set([
  'unsupported-type',
  'unclosed-answers',
  'questions-run-together',
]);

/** A row with everything that is wrong with it. What is known more exactly is not said twice. */
export function importedRow(found: FoundQuestion): ImportedRow {
  const { row, text, choices = [], right = [], weight = 1, explanation = '', pinned = false } = found;
  const { problems = [], warnings = [], picture } = found;
  const part = found.part ?? partFrom({ choices, right });
  const question = { text: text.trim(), ...part, weight, explanation: explanation.trim() };
  const unreadable = problems.some((problem) => UNREADABLE.has(problem));
  const general = unreadable ? [] : questionProblems({ ...question, imageMediaId: null });
  const aboutRight = problems.length > 0 || general.includes('too-few-choices');
  const aboutWeight = problems.includes('weight-not-a-number');
  const rest = general.filter(
    (problem) => !(problem === 'no-right-choice' && aboutRight) && !(problem === 'weight-out-of-range' && aboutWeight),
  );
  return { row, ...question, pinned, ...(picture && { picture }), problems: [...problems, ...rest], warnings };
}

/** Rows up to the limit; what is beyond it is said, not dropped in silence. */
export function readingOf(rows: readonly ImportedRow[]): Reading {
  if (rows.length === 0) return { rows, trouble: 'empty' };
  if (rows.length > IMPORT_LIMITS.rows) return { rows: rows.slice(0, IMPORT_LIMITS.rows), trouble: 'too-many-rows' };
  return { rows, trouble: null };
}

type Comparable = WrittenPart & { readonly text: string };

/** The same words and the same choices in any order: «Choose the correct answer» alone is no repetition. */
function identity(question: Comparable): string {
  return JSON.stringify([choiceIdentity(question.text), ...sketchOf(question).choices.map(choiceIdentity).sort()]);
}

export function flagRepeats(rows: readonly ImportedRow[], existing: readonly Comparable[]): ImportedRow[] {
  const known = new Set(existing.map(identity));
  const seen = new Set<string>();
  return rows.map((row) => {
    const own = identity(row);
    const warning = known.has(own) ? 'already-in-quiz' : seen.has(own) ? 'same-as-earlier-row' : null;
    seen.add(own);
    return warning && row.problems.length === 0 ? { ...row, warnings: [...row.warnings, warning] } : row;
  });
}
