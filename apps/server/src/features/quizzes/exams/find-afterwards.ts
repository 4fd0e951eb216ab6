import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { quizResults } from '../quiz-results-table.ts';
import { examSittings } from './exam-sittings-table.ts';
import type { Sitting } from './find-sittings.ts';
import { heldAnswers } from './held-answers-table.ts';
import { isWaitedFor } from './held-of.ts';

interface ResultRow {
  submittedAt: string | null;
  contentVersion: number;
  score: number | null;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  /** Late answers by attempt, as JSON: those that wait for the teacher, and those that were refused. */
  waiting: string | null;
  refused: string | null;
}

/** What was said of a student's attempts after they were handed in: by a newer key, and of answers that came late. */
export async function findAfterwards(tx: Tx, { tenantId, studentId, lessonId, number }: Sitting) {
  const late = (which: SQL) => sql`(select jsonb_object_agg(h.number, h.answers) from (
      select number, sum(jsonb_array_length(answers)) as answers from ${heldAnswers}
      where tenant_id = ${tenantId} and student_id = ${studentId} and lesson_id = ${lessonId} and ${which}
      group by number
    ) h)`;
  const [row] = await rowsOf<ResultRow>(
    tx,
    sql`
    select r.submitted_at as "submittedAt", r.content_version as "contentVersion",
      coalesce(r.score, r.held_score) as score, r.correct_count as "correctCount", r.total,
      r.possible_marks as "possibleMarks", ${late(isWaitedFor('held_answers'))} as waiting,
      ${late(sql`decision = 'refused'`)} as refused
    from ${examSittings} s
    left join ${quizResults} r
      on r.tenant_id = ${tenantId} and r.student_id = s.student_id and r.lesson_id = s.lesson_id
    where s.tenant_id = ${tenantId} and s.student_id = ${studentId} and s.lesson_id = ${lessonId}
      and s.number = ${number}`,
  );
  const waiting: Record<string, number> = JSON.parse(row?.waiting ?? '{}');
  const refused: Record<string, number> = JSON.parse(row?.refused ?? '{}');
  return {
    /** The attempt's worth by a newer key; null where its own stands. */
    regraded({ handedInAt, contentVersion }: Sitting) {
      const isItsOwn = row?.submittedAt && handedInAt?.getTime() === Date.parse(row.submittedAt);
      return isItsOwn && row.contentVersion > contentVersion ? row : null;
    },
    waiting: ({ number }: Sitting) => waiting[number] ?? 0,
    refused: ({ number }: Sitting) => refused[number] ?? 0,
  };
}
