import type { QuestionKindName } from '../kinds/question-kinds.ts';
import type { Level, Skill } from './bank-labels.ts';

/** What a question is sorted by. In a blueprint, null is whatever there is. */
export interface Wanted {
  readonly unit: string | null;
  readonly skill: Skill | null;
  readonly level: Level | null;
  readonly kind: QuestionKindName | null;
}

/** So many questions of one sort. */
export interface BlueprintRow extends Wanted {
  readonly count: number;
}

export const BLUEPRINT_LIMITS = {
  rows: 20,
  questions: 200,
  /** What is not drawn again: a whole paper, all that was drawn for it, and as many that were put back. */
  except: 600,
} as const;

/** "None used this month": so many days without a student having met it. */
export const UNUSED_DAYS = 30;

const SORTS = ['unit', 'skill', 'level', 'kind'] as const;

export function isWanted(row: Wanted, question: Wanted): boolean {
  return SORTS.every((sort) => row[sort] === null || row[sort] === question[sort]);
}
