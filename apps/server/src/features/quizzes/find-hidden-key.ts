import { type HiddenKey, hiddenKey } from '@hessa/rules/quizzes/key-time';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { loadOutline } from '../lessons/course-outline.ts';
import { curriculumOf, loadStanding } from '../lessons/standing.ts';
import type { NamedResult } from './find-result.ts';

/** Whether the key of the caller's own paper has to wait. Where it does not, nothing is asked of the database. */
export async function findHiddenKey(tx: Tx, ctx: AccountContext, result: NamedResult): Promise<HiddenKey | null> {
  if (result.keyTime === 'at-once') return null;
  const [outline, { holdings, finished }] = await Promise.all([
    loadOutline(tx, ctx, result.courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, result.courseId),
  ]);
  if (!outline) return { opensAt: null };
  return hiddenKey(result.keyTime, curriculumOf(outline, finished), holdings, result.unitId, ctx.now.getTime());
}
