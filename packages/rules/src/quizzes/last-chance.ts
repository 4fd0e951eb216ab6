import { type ExamTerms, lastStart } from './exams/exam-terms.ts';

/**
 * Until when a quiz can still be handed in: as long as its unit is open and its exam lets anybody start. Null where
 * neither ever ends. What was not handed in is missing from then on, and not before.
 */
export function lastChance(unitEndsAt: number | null, exam: ExamTerms | null): number | null {
  const ends = [unitEndsAt, exam && lastStart(exam)].filter((moment) => moment !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
