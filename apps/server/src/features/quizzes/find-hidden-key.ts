import { examDoor } from '@hessa/rules/quizzes/exams/exam-terms';
import { type ExamEnd, type HiddenKey, hiddenKey } from '@hessa/rules/quizzes/key-time';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { loadOutline } from '../lessons/course-outline.ts';
import { curriculumOf, loadStanding } from '../lessons/standing.ts';
import type { NamedResult } from './find-result.ts';

/** Whether the key of the caller's own paper has to wait. Where it does not, nothing is asked of the database. */
export async function findHiddenKey(tx: Tx, ctx: AccountContext, result: NamedResult): Promise<HiddenKey | null> {
  // Late answers that may yet count would be copied from it.
  if (result.held > 0) return { opensAt: null };
  // So would those of an attempt that is under way, though it is the last one or nobody starts any more.
  if (result.exam?.hasUnhandedAttempt) return { opensAt: null, because: 'sitting' };
  const exam = examEnd(result.exam, ctx.now.getTime());
  if (result.keyTime === 'at-once' && !exam?.maySitAgain) return null;
  const [outline, { holdings, finished }] = await Promise.all([
    loadOutline(tx, ctx, result.courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, result.courseId),
  ]);
  if (!outline) return { opensAt: null };
  return hiddenKey(
    result.keyTime,
    curriculumOf(outline, finished, ctx.now.getTime()),
    holdings,
    result.unitId,
    ctx.now.getTime(),
    exam,
  );
}

function examEnd(exam: NamedResult['exam'], now: number): ExamEnd | null {
  if (!exam) return null;
  const { terms, used, lastEnd } = exam;
  // Minutes that were given on top may reach beyond the closing: the key waits for those too.
  const at = terms.closesAt === null ? null : Math.max(terms.closesAt, lastEnd ?? 0);
  const door = examDoor(terms, Math.max(used, 1), now).kind;
  return { at, maySitAgain: door === 'open' || door === 'not-yet' };
}
