import { saveAnswers as endpoint } from '@hessa/contract/quizzes/save-answers';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountContext, PublicContext } from '../../calls/context.ts';
import { handleClaim } from '../../calls/handle.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { CLAIM_HOLDS, type ClaimValues, claimValues } from '../auth/claimed-login.ts';
import { shownLesson } from '../lessons/shown-lesson.ts';
import { saveSitting } from './exams/save-sitting.ts';
import { newestWins } from './newest-wins.ts';
import { OWN_ATTEMPT, type OwnAttempt, openedPaper } from './open-attempt.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';

type Keeping = OwnAttempt & { given: string; now: string };

const keepingIf = <Values extends Keeping>(also: SQL) =>
  preparedStatement<Values, { one: number }>(sql`
    update ${quizAttempts}
    set saved = ${newestWins('saved', 'given')}
    where ${OWN_ATTEMPT} and not exists (select from ${quizResults} where ${OWN_ATTEMPT})
      and exists (${shownLesson(sql.placeholder('tenantId'), sql.placeholder('lessonId'), sql.placeholder('now'))})
      ${also}
    returning 1 as one
  `);
const keeping = keepingIf<Keeping>(sql``);
const keepingByClaim = keepingIf<Keeping & ClaimValues>(sql`and ${CLAIM_HOLDS}`);

/**
 * One statement however many choices it brings: the newest by the phone's own clock wins, so late retries change
 * nothing.
 */
export const saveAnswers = handleClaim(endpoint, async (ctx, { body }) => {
  const { attempt, lessonId } = body;
  if (attempt !== undefined) {
    return { message: 'Saved', exam: await saveSitting(ctx, body, attempt) };
  }
  const words = { given: JSON.stringify(newestOfEach(body.answers)), now: ctx.now.toISOString() };
  const keep = async (by: PublicContext, studentId: string, write: (tx: Tx, values: Keeping) => Promise<unknown[]>) => {
    const values = { tenantId: ctx.tenant.id, studentId, lessonId, ...words };
    const kept = await by.withTenant((tx) => write(tx, values), { writeTogether: `${studentId} ${lessonId}` });
    return kept.length > 0;
  };
  const { claim } = ctx;
  const byClaim = claim && claimValues(ctx, claim);
  if (byClaim && (await keep(ctx, claim.studentId, (tx, values) => keepingByClaim(tx, { ...values, ...byClaim })))) {
    return { message: 'Saved' };
  }
  const proven = await ctx.prove();
  if (await keep(proven, proven.account.id, keeping)) return { message: 'Saved' };
  throw await proven.withTenant((tx) => whyNotKept(tx, proven, lessonId), 'read');
});

async function whyNotKept(tx: Tx, ctx: AccountContext, lessonId: number): Promise<DomainError> {
  if ((await openedPaper(tx, ctx, lessonId)) === null) return new DomainError('quiz.not_opened');
  const shown = await tx.execute(shownLesson(ctx.tenant.id, lessonId, ctx.now));
  return new DomainError(shown.length > 0 ? 'quiz.already_submitted' : 'lesson.not_found');
}

function newestOfEach(
  answers: readonly { position: number; choice: SavedAnswers[string]['choice']; clientTime: number }[],
) {
  const newest: SavedAnswers = {};
  for (const { position, choice, clientTime: at } of answers) {
    if (at >= (newest[position]?.at ?? 0)) newest[position] = { choice, at };
  }
  return newest;
}
