import { isOpen, type UnitWindow } from '../../units/unit-window.ts';
import { type ExamTerms, lastStart } from './exam-terms.ts';

/**
 * Whether a further attempt is shut by the unit: it closes with it, unless the exam has a last start of its own. A first
 * one is no further attempt: a paper that is left can be caught up with (`lessonAccess`).
 */
export function isFurtherAttemptShut(unit: UnitWindow | undefined, terms: ExamTerms): boolean {
  return lastStart(terms) === null && !(unit && isOpen(unit));
}
