import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { quizResults } from './quiz-results-table.ts';

export async function findResult(tx: Tx, ctx: AccountContext, lessonId: number) {
  const [result] = await tx
    .select()
    .from(quizResults)
    .where(
      and(
        eq(quizResults.tenantId, ctx.tenant.id),
        eq(quizResults.studentId, ctx.account.id),
        eq(quizResults.lessonId, lessonId),
      ),
    );
  return result ?? null;
}
