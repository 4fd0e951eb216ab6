import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import type { QuizVersion } from './quiz-version.ts';

const [TENANT, STUDENT, LESSON] = [
  sql.placeholder('tenantId'),
  sql.placeholder('studentId'),
  sql.placeholder('lessonId'),
];

/** Whose attempt it is, for statements that are written out and built once: an exam's rush is made of these. */
export const OWN_ATTEMPT = sql`tenant_id = ${TENANT} and student_id = ${STUDENT} and lesson_id = ${LESSON}`;

export type OwnAttempt = { tenantId: string; studentId: string; lessonId: number };

export const ownAttempt = ({ tenant, account }: AccountContext, lessonId: number): OwnAttempt => ({
  tenantId: tenant.id,
  studentId: account.id,
  lessonId,
});

const knownOrBegun = preparedStatement<
  OwnAttempt & { now: string; version: number },
  { contentVersion: number; saved: string }
>(sql`
  with known as (
    select content_version, saved from ${quizAttempts} where ${OWN_ATTEMPT}
  ), begun as (
    insert into ${quizAttempts} (tenant_id, student_id, lesson_id, opened_at, content_version)
    select ${TENANT}, ${STUDENT}::uuid, ${LESSON}::bigint, ${sql.placeholder('now')}::timestamptz,
      ${sql.placeholder('version')}::int
    where not exists (select from known)
    on conflict do nothing
  )
  select content_version as "contentVersion", saved from known
`);

/**
 * Opening counts for nothing but having opened. One statement finds the attempt or begins it; a reload writes nothing.
 * Choices saved for an older version of the quiz are let go.
 */
export async function openAttempt(tx: Tx, ctx: AccountContext, quiz: QuizVersion): Promise<SavedAnswers> {
  const own = ownAttempt(ctx, quiz.id);
  const [known] = await knownOrBegun(tx, { ...own, now: ctx.now.toISOString(), version: quiz.contentVersion });
  if (!known) return {};
  if (known.contentVersion === quiz.contentVersion) return JSON.parse(known.saved) as SavedAnswers;
  await lettingGo(tx, { ...own, version: quiz.contentVersion });
  return {};
}

const lettingGo = preparedStatement<OwnAttempt & { version: number }, never>(
  sql`update ${quizAttempts} set content_version = ${sql.placeholder('version')}, saved = '{}' where ${OWN_ATTEMPT}`,
);

const versionOpened = preparedStatement<OwnAttempt, { contentVersion: number }>(
  sql`select content_version as "contentVersion" from ${quizAttempts} where ${OWN_ATTEMPT}`,
);

/** The version of the quiz that the student has before them, or null when it was never opened. */
export async function openedVersion(tx: Tx, ctx: AccountContext, lessonId: number): Promise<number | null> {
  const [attempt] = await versionOpened(tx, ownAttempt(ctx, lessonId));
  return attempt?.contentVersion ?? null;
}
