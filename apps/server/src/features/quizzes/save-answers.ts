import { saveAnswers as endpoint } from '@hessa/contract/quizzes/save-answers';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { shownLesson } from '../lessons/shown-lesson.ts';
import { saveSitting } from './exams/save-sitting.ts';
import { newestWins } from './newest-wins.ts';
import { OWN_ATTEMPT, type OwnAttempt, openedPaper, ownAttempt } from './open-attempt.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';

const keeping = preparedStatement<OwnAttempt & { given: string; now: string }, { one: number }>(sql`
  update ${quizAttempts}
  set saved = ${newestWins('saved', 'given')}
  where ${OWN_ATTEMPT} and not exists (select from ${quizResults} where ${OWN_ATTEMPT})
    and exists (${shownLesson(sql.placeholder('tenantId'), sql.placeholder('lessonId'), sql.placeholder('now'))})
  returning 1 as one
`);

/** One statement however many choices it brings: the newest by the phone's own clock wins, so late retries change nothing. */
export const saveAnswers = handle(endpoint, async (ctx, { body }) => {
  const { attempt } = body;
  if (attempt !== undefined) {
    return { message: 'Saved', exam: await saveSitting(ctx, body, attempt) };
  }
  const given = JSON.stringify(newestOfEach(body.answers));
  const own = ownAttempt(ctx, body.lessonId);
  const kept = await ctx.withTenant((tx) => keeping(tx, { ...own, given, now: ctx.now.toISOString() }), {
    writeTogether: `${own.studentId} ${own.lessonId}`,
  });
  if (kept.length === 0) throw await ctx.withTenant((tx) => whyNotKept(tx, ctx, body.lessonId), 'read');
  return { message: 'Saved' };
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
