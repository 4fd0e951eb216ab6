import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import type { QuizVersion } from './quiz-questions.ts';

/** Written out, as all that runs in an exam's rush: the query builder would cost more than the query. */
export const ownAttempt = (ctx: AccountContext, lessonId: number) =>
  sql`tenant_id = ${ctx.tenant.id} and student_id = ${ctx.account.id} and lesson_id = ${lessonId}`;

/**
 * Opening counts for nothing but having opened. One statement finds the attempt or begins it; a reload writes nothing.
 * Choices saved for an older version of the quiz are let go.
 */
export async function openAttempt(tx: Tx, ctx: AccountContext, quiz: QuizVersion): Promise<SavedAnswers> {
  const [known] = await rowsOf<{ contentVersion: number; saved: string }>(
    tx,
    sql`
    with known as (
      select content_version, saved from ${quizAttempts} where ${ownAttempt(ctx, quiz.id)}
    ), begun as (
      insert into ${quizAttempts} (tenant_id, student_id, lesson_id, opened_at, content_version)
      select ${ctx.tenant.id}, ${ctx.account.id}::uuid, ${quiz.id}::bigint, ${ctx.now.toISOString()}::timestamptz,
        ${quiz.contentVersion}::int
      where not exists (select from known)
      on conflict do nothing
    )
    select content_version as "contentVersion", saved from known
  `,
  );
  if (!known) return {};
  if (known.contentVersion === quiz.contentVersion) return JSON.parse(known.saved) as SavedAnswers;
  await tx.update(quizAttempts).set({ contentVersion: quiz.contentVersion, saved: {} }).where(ownAttempt(ctx, quiz.id));
  return {};
}

/** The version of the quiz that the student has before them, or null when it was never opened. */
export async function openedVersion(tx: Tx, ctx: AccountContext, lessonId: number): Promise<number | null> {
  const [attempt] = await rowsOf<{ contentVersion: number }>(
    tx,
    sql`select content_version as "contentVersion" from ${quizAttempts} where ${ownAttempt(ctx, lessonId)}`,
  );
  return attempt?.contentVersion ?? null;
}
