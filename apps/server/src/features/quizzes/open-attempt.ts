import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { type DrawnPlaces, drawFor } from './drawn-paper.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import type { StoredPaper } from './quiz-questions.ts';
import type { QuizVersion } from './quiz-version.ts';

const [TENANT, STUDENT, LESSON] = [
  sql.placeholder('tenantId'),
  sql.placeholder('studentId'),
  sql.placeholder('lessonId'),
];

/** Whose attempt it is, for statements that are written out and built once: an exam's rush is made of these. */
export const OWN_ATTEMPT = sql`tenant_id = ${TENANT} and student_id = ${STUDENT} and lesson_id = ${LESSON}`;

export type OwnAttempt = { tenantId: string; studentId: string; lessonId: number };

const ownAttempt = ({ tenant, account }: AccountContext, lessonId: number): OwnAttempt => ({
  tenantId: tenant.id,
  studentId: account.id,
  lessonId,
});

const knownOrBegun = preparedStatement<
  OwnAttempt & { now: string; version: number; drawn: string | null },
  { contentVersion: number; drawn: string | null; saved: string }
>(sql`
  with known as (
    select content_version, drawn, saved from ${quizAttempts} where ${OWN_ATTEMPT}
  ), begun as (
    insert into ${quizAttempts} (tenant_id, student_id, lesson_id, opened_at, content_version, drawn)
    select ${TENANT}, ${STUDENT}::uuid, ${LESSON}::bigint, ${sql.placeholder('now')}::timestamptz,
      ${sql.placeholder('version')}::int, ${sql.placeholder('drawn')}::jsonb
    where not exists (select from known)
    on conflict do nothing
  )
  select content_version as "contentVersion", drawn, saved from known
`);

/**
 * Opening counts for nothing but having opened. One statement finds the attempt or begins it; a reload writes nothing.
 * Choices saved for an older version of the quiz are let go.
 */
export async function openAttempt(
  tx: Tx,
  ctx: AccountContext,
  quiz: QuizVersion,
  paper: StoredPaper,
): Promise<OpenedAttempt> {
  const own = ownAttempt(ctx, quiz.id);
  const drawn = drawFor(ctx, paper, { ...own, number: 1 });
  const version = { version: quiz.contentVersion, drawn: drawn && JSON.stringify(drawn) };
  const [known] = await knownOrBegun(tx, { ...own, ...version, now: ctx.now.toISOString() });
  if (!known) return { drawn, saved: {} };
  if (known.contentVersion === quiz.contentVersion) {
    return { drawn: readDrawn(known.drawn), saved: JSON.parse(known.saved) as SavedAnswers };
  }
  await lettingGo(tx, { ...own, ...version });
  return { drawn, saved: {} };
}

interface OpenedAttempt {
  drawn: DrawnPlaces;
  saved: SavedAnswers;
}

const readDrawn = (drawn: string | null): DrawnPlaces => drawn && JSON.parse(drawn);

const lettingGo = preparedStatement<OwnAttempt & { version: number; drawn: string | null }, never>(
  sql`update ${quizAttempts} set content_version = ${sql.placeholder('version')}, saved = '{}',
    drawn = ${sql.placeholder('drawn')}::jsonb where ${OWN_ATTEMPT}`,
);

const paperOpened = preparedStatement<OwnAttempt, { contentVersion: number; drawn: string | null }>(
  sql`select content_version as "contentVersion", drawn from ${quizAttempts} where ${OWN_ATTEMPT}`,
);

/** The paper that the student has before them, or null when the quiz was never opened. */
export async function openedPaper(tx: Tx, ctx: AccountContext, lessonId: number) {
  const [attempt] = await paperOpened(tx, ownAttempt(ctx, lessonId));
  return attempt ? { ...attempt, drawn: readDrawn(attempt.drawn) } : null;
}
