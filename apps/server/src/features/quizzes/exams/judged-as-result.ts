import { worthOf } from '@hessa/rules/quizzes/told-score';
import type { QuizResult } from '../find-result.ts';
import type { Sitting } from './find-sittings.ts';

/**
 * An attempt by the key of its result. A regrade changed the result alone once (record 148): of such an attempt the
 * result knows the key and the marks, and the attempt what was answered.
 */
export function judgedAsResult(sitting: Sitting, result: QuizResult | null | undefined): Sitting {
  const { handedInAt, grading } = sitting;
  if (!grading || !result || result.submittedAt.getTime() !== handedInAt?.getTime()) return sitting;
  const { contentVersion, answers, correctCount, total, possibleMarks, notes } = result;
  if (contentVersion <= grading.contentVersion) return sitting;
  const score = worthOf(result);
  const ceiling = score ?? grading.ceiling ?? 100;
  return {
    ...sitting,
    grading: { contentVersion, answers, score, ceiling, correctCount, total, possibleMarks, notes },
  };
}
