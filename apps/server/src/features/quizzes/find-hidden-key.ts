import type { HiddenKey } from '@hessa/rules/quizzes/key-time';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { loadOutline } from '../lessons/course-outline.ts';
import { loadStanding } from '../lessons/standing.ts';
import type { NamedResult } from './find-result.ts';
import { keyInCourse, ownKey } from './key-of-paper.ts';

/** Whether the key of the caller's own paper has to wait. Where it does not, nothing is asked of the database. */
export async function findHiddenKey(tx: Tx, ctx: AccountContext, result: NamedResult): Promise<HiddenKey | null> {
  const now = ctx.now.getTime();
  const paper = { ...result, isForNow: result.held > 0 };
  const own = ownKey(paper, now);
  if (own !== undefined) return own;
  const [outline, standing] = await Promise.all([
    loadOutline(tx, ctx, result.courseId),
    loadStanding(tx, ctx.tenant.id, ctx.account.id, result.courseId),
  ]);
  return outline ? keyInCourse(paper, { outline, standing }, now) : { opensAt: null };
}
