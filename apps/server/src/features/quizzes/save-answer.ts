import type { saveAnswer as endpoint } from '@hessa/contract/quizzes/save-answer';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { AccountContext } from '../../http/context.ts';
import type { InputOf, ResultOf } from '../../http/handler.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { openedVersion, ownAttempt } from './open-attempt.ts';
import { quizAttempts } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';

/** One cheap statement a choice: the newest by the phone's own clock wins, so late retries change nothing. */
export async function saveAnswer(
  ctx: AccountContext,
  { body }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const place = String(body.position);
  const choice = JSON.stringify({ choice: body.choice, at: body.clientTime });
  await ctx.withTenant(async (tx) => {
    const submitted = tx
      .select({ one: sql`1` })
      .from(quizResults)
      .where(
        and(
          eq(quizResults.tenantId, ctx.tenant.id),
          eq(quizResults.studentId, ctx.account.id),
          eq(quizResults.lessonId, body.lessonId),
        ),
      );
    const kept = await tx
      .update(quizAttempts)
      .set({
        saved: sql`case when coalesce((${quizAttempts.saved} -> ${place}::text ->> 'at')::bigint, 0) <= ${body.clientTime}::bigint
          then jsonb_set(${quizAttempts.saved}, array[${place}::text], ${choice}::jsonb) else ${quizAttempts.saved} end`,
      })
      .where(and(ownAttempt(ctx, body.lessonId), notExists(submitted)))
      .returning({ lessonId: quizAttempts.lessonId });
    if (kept.length > 0) return;
    const opened = await openedVersion(tx, ctx, body.lessonId);
    throw new DomainError(opened === null ? 'quiz.not_opened' : 'quiz.already_submitted');
  });
  return { message: 'Saved' };
}
