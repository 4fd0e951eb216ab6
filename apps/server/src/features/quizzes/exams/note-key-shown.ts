import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { examSittings } from './exam-sittings-table.ts';

/** The caller is being shown the right answers: from now on nothing that they send for a paper waits for the teacher. */
export async function noteKeyShown(ctx: AccountContext, lessonId: number): Promise<void> {
  await ctx.withTenant(
    (tx) =>
      tx
        .update(examSittings)
        .set({ keyShownAt: ctx.now })
        .where(
          and(
            eq(examSittings.tenantId, ctx.tenant.id),
            eq(examSittings.studentId, ctx.account.id),
            eq(examSittings.lessonId, lessonId),
            isNotNull(examSittings.handedInAt),
            isNull(examSittings.keyShownAt),
          ),
        ),
    'write at once',
  );
}
