import type { Input } from '@hessa/contract/client';
import { QUESTION_LIMITS } from '@hessa/rules/quizzes/question-limits';
import type { PaperLacks, PartLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import { NO_NUMBER } from '../../../ui/fields/no-number.ts';
import { isBlank, type Paper } from '../quizzes/edit-paper.ts';
import type { EditedSection } from '../quizzes/edited-parts.ts';

type SentRow = Input<'POST /api/teach/bank/draw'>['body']['rows'][number];

/** A row of the blueprint under the pen; an empty text is whatever there is. */
export interface EditedRow {
  readonly id: string;
  readonly count: string;
  readonly unit: string;
  readonly skill: string;
  readonly level: string;
  readonly kind: string;
  /** What each is worth; empty is as the bank has it. */
  readonly weight: string;
  /** The section's name that it goes to. */
  readonly section: string | null;
}

export const newRow = (change: Partial<EditedRow> = {}): EditedRow => ({
  ...{ id: crypto.randomUUID(), count: '10', unit: '', skill: '', level: '', kind: '', weight: '', section: null },
  ...change,
});

/** What the template lacks and the bank can draw: written questions are drawn by whoever asks for their kind. */
export function rowsFor(lacks: PaperLacks | undefined): EditedRow[] {
  const isDrawn = ({ part, has, wants }: PartLacks) => has < wants && part.answered !== 'written';
  const rows = (lacks?.parts ?? []).filter(isDrawn).map(({ part, has, wants }) =>
    newRow({
      count: String(wants - has),
      kind: part.answered === 'choice' ? 'single-choice' : '',
      weight: part.weight === null ? '' : String(part.weight),
      section: part.name,
    }),
  );
  return rows.length === 0 ? [newRow()] : rows;
}

/** More for one section, worth what its questions are: those that are drawn from have to weigh the same. */
export function rowInto({ id, name }: EditedSection, questions: Paper): EditedRow {
  const own = questions.find((question) => question.section === id && !isBlank(question));
  return newRow({ section: name.trim() || null, weight: own ? String(own.weight) : '' });
}

/** The most that a row asks for, and that a question is worth. */
export const DRAW_LIMITS = { count: QUESTION_LIMITS.questions, weight: QUESTION_LIMITS.weightAtMost } as const;

export const isCount = ({ count }: EditedRow): boolean => isWithin(count, DRAW_LIMITS.count);
export const isWeight = ({ weight }: EditedRow): boolean => weight === '' || isWithin(weight, DRAW_LIMITS.weight);
export const countIn = (typed: string): string => typed.replace(/\D/g, '').slice(0, 3);
/** What is no whole number stays unreadable: an empty weight is the bank's. */
export const typedWeight = (typed: string): string => (typed === NO_NUMBER ? NO_NUMBER : countIn(typed));

export const isReadable = (row: EditedRow): boolean => isCount(row) && isWeight(row);

/** What one that a row drew is worth. */
export const weightIn = (row: Pick<EditedRow, 'weight'> | undefined, own: number): number =>
  row && row.weight !== '' ? Number(row.weight) : own;

const isWithin = (typed: string, most: number): boolean => /^\d{1,3}$/.test(typed) && +typed >= 1 && +typed <= most;

export function sentRow({ count, unit, skill, level, kind }: EditedRow): SentRow {
  const orAny = (value: string) => value || null;
  return {
    count: Number(count),
    unit: orAny(unit),
    skill: orAny(skill),
    level: orAny(level),
    kind: orAny(kind),
  } as SentRow;
}
