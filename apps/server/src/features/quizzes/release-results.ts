import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { courses } from '../courses/courses-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

/** A transaction each, so that a whole school that is released at once holds nobody up. */
const AT_ONCE = 200;

/** Tells the results of a tenant whose time has come. */
export async function releaseDue(withTenant: WithAnyTenant, platform: Platform, tenantId: string): Promise<number> {
  const now = platform.clock.now();
  for (let told = 0; ; ) {
    const found = await withTenant(tenantId, (tx) => releaseSome(tx, tenantId, now));
    told += found;
    if (found < AT_ONCE) return told;
  }
}

async function releaseSome(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const due = await tx
    .select({ result: quizResults, term: courses.term })
    .from(quizResults)
    .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
    .innerJoin(courses, and(eq(courses.tenantId, quizResults.tenantId), eq(courses.id, quizResults.courseId)))
    .where(
      and(
        eq(quizResults.tenantId, tenantId),
        isNull(quizResults.score),
        isNotNull(quizResults.heldScore),
        or(isNull(lessons.resultsAt), lte(lessons.resultsAt, now)),
      ),
    )
    .limit(AT_ONCE)
    .for('no key update', { of: quizResults, skipLocked: true });
  const changes = due.map(({ result, term }) => ({ result, term, score: result.heldScore ?? 0 }));
  await tellOrHold(tx, tenantId, changes, 'tell');
  return due.length;
}

/** Takes back what was told of a quiz whose results are to wait from now on. */
export async function holdResults(tx: Tx, tenantId: string, lessonId: number): Promise<void> {
  const told = await tx
    .select({ result: quizResults, term: courses.term })
    .from(quizResults)
    .innerJoin(courses, and(eq(courses.tenantId, quizResults.tenantId), eq(courses.id, quizResults.courseId)))
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, lessonId), isNotNull(quizResults.score)))
    .for('no key update', { of: quizResults });
  const changes = told.map(({ result, term }) => ({ result, term, score: result.score ?? 0 }));
  await tellOrHold(tx, tenantId, changes, 'hold');
}

interface Change {
  result: typeof quizResults.$inferSelect;
  term: typeof courses.$inferSelect.term;
  score: number;
}

/** A score and the sums it is part of change together; the sums first, as whoever hands in takes them. */
async function tellOrHold(tx: Tx, tenantId: string, changes: readonly Change[], what: 'tell' | 'hold'): Promise<void> {
  if (changes.length === 0) return;
  const sign = what === 'tell' ? 1 : -1;
  const rows = changes.flatMap(({ result, term, score }) =>
    [termPeriod(term, result.submittedAt.getTime()), ALL_TERMS].map((period) => ({
      student_id: result.studentId,
      period,
      score: sign * score,
    })),
  );
  const sums = sql`(select student_id, period, sum(score) as score, count(*) as papers
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (student_id uuid, period text, score float8)
    group by 1, 2 order by 1, 2) g`;
  const own = sql`t.tenant_id = ${tenantId} and t.period = g.period and t.student_id = g.student_id`;
  if (what === 'tell') {
    await tx.execute(sql`
      insert into ${termScores} (tenant_id, period, student_id, score_sum, quiz_count)
      select ${tenantId}, g.period, g.student_id, g.score, g.papers from ${sums}
      on conflict (tenant_id, period, student_id) do update
      set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + excluded.quiz_count`);
  } else {
    // A sum over no paper is no row: its average would be a division by nothing.
    await tx.execute(sql`delete from ${termScores} t using ${sums} where ${own} and t.quiz_count <= g.papers`);
    await tx.execute(sql`update ${termScores} t
      set score_sum = t.score_sum + g.score, quiz_count = t.quiz_count - g.papers from ${sums} where ${own}`);
  }
  const ids = `{${changes.map(({ result }) => result.studentId).join(',')}}`;
  const lessonIds = `{${changes.map(({ result }) => result.lessonId).join(',')}}`;
  const change =
    what === 'tell' ? sql`score = r.held_score, held_score = null` : sql`held_score = r.score, score = null`;
  await tx.execute(sql`
    update ${quizResults} r set ${change}
    from unnest(${ids}::uuid[], ${lessonIds}::bigint[]) as p (student_id, lesson_id)
    where r.tenant_id = ${tenantId} and r.student_id = p.student_id and r.lesson_id = p.lesson_id`);
}
