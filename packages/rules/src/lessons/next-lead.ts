import { kindOfLesson, type LessonKindName } from './kinds/lesson-kinds.ts';

/**
 * What is said of the lesson that comes next: the course is begun with it, or it was itself begun, a paper or not, or
 * nobody has opened it yet.
 */
export type NextLead = 'first' | 'new' | 'begun' | 'begun-paper';

interface NextFacts {
  readonly type: LessonKindName;
  readonly isBegun: boolean;
  /** Of the whole course. */
  readonly doneCount: number;
}

/** A film that was begun waits for its turn, a paper does not. */
export function isPaperBegun({ type, isBegun }: Pick<NextFacts, 'type' | 'isBegun'>): boolean {
  return isBegun && kindOfLesson({ type }).isAnswered;
}

export function nextLead({ doneCount, ...next }: NextFacts): NextLead {
  if (next.isBegun) return isPaperBegun(next) ? 'begun-paper' : 'begun';
  return doneCount === 0 ? 'first' : 'new';
}
