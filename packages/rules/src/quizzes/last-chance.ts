import { type ExamTerms, lastStart } from './exams/exam-terms.ts';

/**
 * Whether a student ever could do a lesson that was put into its unit at a moment: not where the unit had closed for
 * them by then, and so it is nothing that they miss or have left. Null where the unit never ends, or the moment was not noted.
 */
export function hadChance(unitEndsAt: number | null, placedAt: number | null): boolean {
  return unitEndsAt === null || placedAt === null || placedAt < unitEndsAt;
}

/** How many of what was put into a unit at these moments came after it had closed. */
export function countTooLate(unitEndsAt: number | null, placed: readonly number[]): number {
  return placed.filter((placedAt) => !hadChance(unitEndsAt, placedAt)).length;
}

/**
 * Until when a quiz can still be handed in: as long as its unit is open and its exam lets anybody start. Null where
 * neither ever ends. What was not handed in is missing from then on, and not before.
 */
export function lastChance(unitEndsAt: number | null, exam: ExamTerms | null): number | null {
  const ends = [unitEndsAt, exam && lastStart(exam)].filter((moment) => moment !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
