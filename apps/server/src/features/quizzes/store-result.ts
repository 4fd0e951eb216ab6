import { toldScore } from '@hessa/rules/quizzes/told-score';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { GatedLesson } from '../lessons/lesson-gate.ts';
import type { NamedResult } from './find-result.ts';
import type { Grading } from './grading.ts';
import { insertResult } from './insert-result.ts';
import { paperMarks } from './paper-marks.ts';

/** Stores the one result of a quiz without a limit, or returns null when another submission was first. */
export async function storeResult(
  tx: Tx,
  ctx: AccountContext,
  { lesson, outline, standing }: GatedLesson,
  grading: Grading,
): Promise<NamedResult | null> {
  const { id: lessonId, name: lessonName, courseId, unitId, keyTime, contentVersion: currentVersion } = lesson;
  const { resultsAt } = lesson;
  const isStored = await insertResult(tx, {
    tenantId: ctx.tenant.id,
    studentId: ctx.account.id,
    courseId,
    lessonId,
    term: outline.course.term,
    submittedAt: ctx.now,
    now: ctx.now,
    ...paperMarks(ctx, lessonId),
    grading,
  });
  if (!isStored) return null;
  const holdsCourse = standing.holdings.course !== null;
  const named = {
    lessonId,
    lessonName,
    courseId,
    unitId,
    keyTime,
    currentVersion,
    holdsCourse,
    resultsAt,
    held: 0,
    forNow: false,
    form: null,
    handedInBy: null,
    metVersion: grading.contentVersion,
  };
  const told = toldScore(grading.score, resultsAt?.getTime() ?? null, ctx.now.getTime());
  return { ...grading, ...named, ...told, exam: null, submittedAt: ctx.now };
}
