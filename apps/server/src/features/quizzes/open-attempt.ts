import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { quizAttempts } from './quiz-attempts-table.ts';

type Attempt = typeof quizAttempts.$inferSelect;

export function ownAttempt(ctx: AccountContext, lessonId: number) {
  return and(
    eq(quizAttempts.tenantId, ctx.tenant.id),
    eq(quizAttempts.studentId, ctx.account.id),
    eq(quizAttempts.lessonId, lessonId),
  );
}

/** Opening counts for nothing but having opened. Choices saved for an older version of the quiz are let go. */
export async function openAttempt(
  tx: Tx,
  ctx: AccountContext,
  quiz: { id: number; quizVersion: number },
): Promise<Attempt['saved']> {
  const [fresh] = await tx
    .insert(quizAttempts)
    .values({
      tenantId: ctx.tenant.id,
      studentId: ctx.account.id,
      lessonId: quiz.id,
      openedAt: ctx.now,
      quizVersion: quiz.quizVersion,
    })
    .onConflictDoNothing()
    .returning({ saved: quizAttempts.saved });
  if (fresh) return fresh.saved;
  const [attempt] = await tx.select().from(quizAttempts).where(ownAttempt(ctx, quiz.id));
  if (!attempt || attempt.quizVersion === quiz.quizVersion) return attempt?.saved ?? {};
  await tx.update(quizAttempts).set({ quizVersion: quiz.quizVersion, saved: {} }).where(ownAttempt(ctx, quiz.id));
  return {};
}
