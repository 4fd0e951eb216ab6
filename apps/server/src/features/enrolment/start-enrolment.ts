import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from './enrolments-table.ts';

/** From today on; a course whose windows are all over starts again. */
export async function startEnrolment(
  tx: Tx,
  ctx: AccountContext,
  courseId: number,
  source: 'code' | 'free',
): Promise<void> {
  const fresh = { enrolledAt: ctx.now, extendedUntil: null, source };
  await tx
    .insert(enrolments)
    .values({ tenantId: ctx.tenant.id, studentId: ctx.account.id, courseId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.tenantId, enrolments.studentId, enrolments.courseId], set: fresh });
}
