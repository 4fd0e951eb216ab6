/** How the questions of a part are answered. */
export const ANSWERED = ['choice', 'written', 'any'] as const;
export type Answered = (typeof ANSWERED)[number];

/** A section that a paper of this shape has. */
export interface TemplatePart {
  readonly name: string;
  readonly instructions: string;
  readonly answered: Answered;
  readonly questions: number;
  /** What each of its questions is worth; null where the teacher decides. */
  readonly weight: number | null;
}

/** The shape of a paper. */
export interface ExamTemplate {
  readonly name: string;
  /** Of the whole paper; null where nothing is said of them. */
  readonly marks: number | null;
  readonly parts: readonly TemplatePart[];
}

export const TEMPLATE_LIMITS = { templates: 50, nameLength: 80, parts: 20, questions: 200, marks: 1000 } as const;

const CHOOSING: readonly string[] = ['single-choice', 'several-choices', 'true-false'];

/** By the kind's name alone, so that one which is not there yet is simply never met. */
export function isAnswered(kind: string, answered: Answered): boolean {
  if (answered === 'choice') return CHOOSING.includes(kind);
  return answered === 'any' || kind === 'written';
}

export type TemplateProblem =
  | 'no-name'
  | 'no-parts'
  | 'part-without-name'
  | 'same-name-twice'
  | 'no-questions'
  | 'no-marks';

/** Everything that keeps a template from being saved. A part is known by its name, as a paper's section is. */
export function templateProblems({ name, marks, parts }: ExamTemplate): TemplateProblem[] {
  const names = parts.map((part) => part.name.trim());
  const found: (TemplateProblem | false)[] = [
    name.trim() === '' && 'no-name',
    parts.length === 0 && 'no-parts',
    names.includes('') && 'part-without-name',
    new Set(names).size < names.length && 'same-name-twice',
    parts.some(({ questions }) => questions < 1) && 'no-questions',
    [marks, ...parts.map(({ weight }) => weight)].some((worth) => worth !== null && worth < 1) && 'no-marks',
  ];
  return found.filter((problem) => problem !== false);
}

export const questionsOf = ({ parts }: Pick<ExamTemplate, 'parts'>): number =>
  parts.reduce((sum, { questions }) => sum + questions, 0);
