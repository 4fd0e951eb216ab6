import { and, eq, sql } from 'drizzle-orm';
import type { TakenRows } from '../../db/taken-rows.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { quizResults } from './quiz-results-table.ts';
import { ALL_TERMS, termScores } from './term-scores-table.ts';

/**
 * Sums are held before papers go or come back: whoever hands in holds the sum and then what is kept of the class, and
 * two who held one each and waited for the other's would wait for ever.
 */
export async function holdSums(tx: Tx, tenantId: string, of: { lessonId: number } | { courseId: number } | TakenRows) {
  const students = Array.isArray(of) ? studentsAmong(of) : studentsWithPapers(tenantId, of);
  await tx.execute(sql`select from ${termScores} t where t.tenant_id = ${tenantId} and t.period = ${ALL_TERMS}
    and t.student_id in (${students}) order by t.student_id for update`);
}

function studentsWithPapers(tenantId: string, of: { lessonId: number } | { courseId: number }) {
  const paper = 'lessonId' in of ? sql`r.lesson_id = ${of.lessonId}` : sql`r.course_id = ${of.courseId}`;
  return sql`select r.student_id from ${quizResults} r where r.tenant_id = ${tenantId} and ${paper}`;
}

const studentsAmong = (taken: TakenRows) =>
  sql`select student_id from jsonb_to_recordset(${JSON.stringify(papersAmong(taken))}::jsonb) as p (student_id uuid)`;

/**
 * Papers that left with their course or lesson count no more in what the list of students shows, as on the student's
 * own card. The sums of terms keep them: the honour board shows what was earned. Taken off and not counted anew, so
 * that a paper handed in at this moment is not lost.
 */
export async function takePapersFromSums(tx: Tx, tenantId: string, taken: TakenRows): Promise<void> {
  const papers = papersAmong(taken);
  if (papers.length === 0) return;
  const left = sql`(select student_id, sum(score) as score, count(*) as papers
    from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as p (student_id uuid, score float8) group by 1) g`;
  const ofThem = sql`t.tenant_id = ${tenantId} and t.period = ${ALL_TERMS} and t.student_id = g.student_id`;
  // A sum over no paper is no row: its average would be a division by nothing.
  await tx.execute(sql`delete from ${termScores} t using ${left} where ${ofThem} and t.quiz_count <= g.papers`);
  await tx.execute(sql`update ${termScores} t
    set score_sum = t.score_sum - g.score, quiz_count = t.quiz_count - g.papers from ${left} where ${ofThem}`);
}

/** The opposite, for those of the papers that came back: what belongs to somebody who is gone by now stays away. */
export async function addPapersToSums(tx: Tx, tenantId: string, taken: TakenRows): Promise<void> {
  const papers = papersAmong(taken);
  if (papers.length === 0) return;
  await tx.execute(sql`
    insert into ${termScores} (tenant_id, period, student_id, score_sum, quiz_count)
    select ${tenantId}, ${ALL_TERMS}, r.student_id, sum(r.score), count(*) from ${quizResults} r
    join jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as p (student_id uuid, lesson_id bigint)
      on p.student_id = r.student_id and p.lesson_id = r.lesson_id
    where r.tenant_id = ${tenantId} and r.score is not null and not r.for_now group by 3
    on conflict (tenant_id, period, student_id) do update
    set score_sum = term_scores.score_sum + excluded.score_sum, quiz_count = term_scores.quiz_count + excluded.quiz_count`);
}

/** For a student who came back: papers of courses that were deleted meanwhile did not. */
export async function countSumAnew(tx: Tx, tenantId: string, studentId: string): Promise<void> {
  await tx
    .delete(termScores)
    .where(
      and(eq(termScores.tenantId, tenantId), eq(termScores.period, ALL_TERMS), eq(termScores.studentId, studentId)),
    );
  await tx.execute(sql`
    insert into ${termScores} (tenant_id, period, student_id, score_sum, quiz_count)
    select tenant_id, ${ALL_TERMS}, student_id, sum(score), count(*) from ${quizResults}
    where tenant_id = ${tenantId} and student_id = ${studentId} and score is not null and not for_now group by 1, 3`);
}

function papersAmong(taken: TakenRows): { student_id: unknown; lesson_id: unknown; score: unknown }[] {
  const papers = taken.find(({ table }) => table === 'quiz_results')?.rows ?? [];
  // What was never told, or is not the last word, is in no sum.
  return papers
    .filter(({ score, for_now }) => score !== null && !for_now)
    .map(({ student_id, lesson_id, score }) => ({ student_id, lesson_id, score }));
}
