import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/array-of.ts';
import type { Tx, WithAnyTenant } from '../../db/tenant-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { courses } from '../courses/courses-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from './quiz-results-table.ts';
import { addSums } from './sums-of-result.ts';
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
    // With its quiz: one whose time is being changed is left to whoever changes it.
    .for('no key update', { of: [quizResults, lessons], skipLocked: true });
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
  const sums = new Map<string, typeof termScores.$inferInsert>();
  for (const { result, term, score } of changes) {
    // It is told, and in no sum until a word is said on its late answers.
    if (result.forNow) continue;
    for (const period of [termPeriod(term, result.submittedAt.getTime()), ALL_TERMS] as const) {
      const key = `${result.studentId} ${period}`;
      const { scoreSum = 0, quizCount = 0 } = sums.get(key) ?? {};
      const sum = { scoreSum: scoreSum + score, quizCount: quizCount + 1 };
      sums.set(key, { tenantId, period, studentId: result.studentId, ...sum });
    }
  }
  // In one order, so that two who change the same sums wait and do not block each other.
  const sorted = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  if (what === 'hold') await takeSums(tx, tenantId, sorted);
  else if (sorted.length > 0) await addSums(tx, sorted);
  const ids = arrayOf(changes.map(({ result }) => result.studentId));
  const lessonIds = arrayOf(changes.map(({ result }) => result.lessonId));
  const change =
    what === 'tell' ? sql`score = r.held_score, held_score = null` : sql`held_score = r.score, score = null`;
  await tx.execute(sql`
    update ${quizResults} r set ${change}
    from unnest(${ids}::uuid[], ${lessonIds}::bigint[]) as p (student_id, lesson_id)
    where r.tenant_id = ${tenantId} and r.student_id = p.student_id and r.lesson_id = p.lesson_id`);
}

type Sum = typeof termScores.$inferInsert;

/** A sum over no paper is no row: its average would be a division by nothing. */
async function takeSums(tx: Tx, tenantId: string, sums: readonly Sum[]): Promise<void> {
  const rows = sums.map(({ studentId, period, scoreSum, quizCount }) => ({
    ...{ student_id: studentId, period, score: scoreSum, papers: quizCount },
  }));
  const given = sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as s (student_id uuid, period text, score float8, papers int)) g`;
  const own = sql`t.tenant_id = ${tenantId} and t.period = g.period and t.student_id = g.student_id`;
  await tx.execute(sql`delete from ${termScores} t using ${given} where ${own} and t.quiz_count <= g.papers`);
  await tx.execute(sql`update ${termScores} t
    set score_sum = t.score_sum - g.score, quiz_count = t.quiz_count - g.papers from ${given} where ${own}`);
}
