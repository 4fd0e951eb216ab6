import { saveAnswers as endpoint } from '@hessa/contract/quizzes/save-answers';
import { sql } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import { handle } from '../../calls/handle.ts';
import { arraysOf } from '../../db/array-of.ts';
import { gatheredStatement } from '../../db/gathered-statement.ts';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { shownLesson } from '../lessons/shown-lesson.ts';
import { saveSitting } from './exams/save-sitting.ts';
import { openedPaper } from './open-attempt.ts';
import { quizAttempts, type SavedAnswers } from './quiz-attempts-table.ts';
import { quizResults } from './quiz-results-table.ts';

const TENANT = sql.placeholder('tenantId');
const value = (name: keyof Saved) => sql.placeholder(name);

const keepingAll = preparedStatement<Record<keyof Saved | 'tenantId', string>, SavedKey>(sql`
  update ${quizAttempts}
  set saved = saved || coalesce((
    select jsonb_object_agg(place, answer) from jsonb_each(sent.given) as given (place, answer)
    where coalesce((saved -> place ->> 'at')::bigint, 0) <= (answer ->> 'at')::bigint
  ), '{}')
  from unnest(${value('studentId')}::uuid[], ${value('lessonId')}::bigint[], ${value('given')}::jsonb[],
    ${value('now')}::timestamptz[]) as sent (student, lesson, given, now)
  where tenant_id = ${TENANT} and student_id = sent.student and lesson_id = sent.lesson
    and not exists (select from ${quizResults} r
      where r.tenant_id = ${TENANT} and r.student_id = sent.student and r.lesson_id = sent.lesson)
    and exists (${shownLesson(TENANT, sql`sent.lesson`, sql`sent.now`)})
  returning student_id as "studentId", lesson_id as "lessonId"
`);

interface Saved extends SavedKey {
  given: string;
  now: string;
}

interface SavedKey {
  studentId: string;
  lessonId: string | number;
}

const keeping = gatheredStatement(
  ({ studentId, lessonId }: SavedKey) => `${studentId} ${lessonId}`,
  (tx, tenantId, all: readonly Saved[]) => keepingAll(tx, { ...arraysOf(all), tenantId }),
);

/** One statement however many choices it brings: the newest by the phone's own clock wins, so late retries change nothing. */
export const saveAnswers = handle(endpoint, async (ctx, { body }) => {
  const { attempt } = body;
  if (attempt !== undefined) {
    return { message: 'Saved', exam: await saveSitting(ctx, body, attempt) };
  }
  const saved = {
    ...{ studentId: ctx.account.id, lessonId: body.lessonId, now: ctx.now.toISOString() },
    given: JSON.stringify(newestOfEach(body.answers)),
  };
  const kept = await ctx.withTenant((tx) => keeping(tx, ctx.tenant.id, saved), 'write together');
  if (!kept) throw await ctx.withTenant((tx) => whyNotKept(tx, ctx, body.lessonId), 'read');
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
