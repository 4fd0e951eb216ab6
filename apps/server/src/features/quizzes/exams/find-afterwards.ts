import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { quizResults } from '../quiz-results-table.ts';
import type { Sitting } from './find-sittings.ts';
import { heldAnswers } from './held-answers-table.ts';

interface ResultRow {
  submittedAt: string;
  contentVersion: number;
  score: number | null;
  correctCount: number;
  total: number;
  possibleMarks: number | null;
  /** Late answers that were refused, by attempt, as JSON. */
  refused: string | null;
}

/** What was said of a student's attempts after they were handed in: by a newer key, and of answers that came late. */
export async function findAfterwards(tx: Tx, { tenantId, studentId, lessonId }: Sitting) {
  const [row] = await rowsOf<ResultRow>(
    tx,
    sql`
    select r.submitted_at as "submittedAt", r.content_version as "contentVersion", r.score,
      r.correct_count as "correctCount", r.total, r.possible_marks as "possibleMarks",
      (select jsonb_object_agg(h.number, h.answers) from (
        select number, sum(jsonb_array_length(answers)) as answers from ${heldAnswers}
        where tenant_id = ${tenantId} and student_id = ${studentId} and lesson_id = ${lessonId}
          and decision = 'refused'
        group by number
      ) h) as refused
    from ${quizResults} r
    where r.tenant_id = ${tenantId} and r.student_id = ${studentId} and r.lesson_id = ${lessonId}`,
  );
  const refused: Record<string, number> = JSON.parse(row?.refused ?? '{}');
  return {
    /** The attempt's worth by a newer key; null where its own stands. */
    regraded({ handedInAt, contentVersion }: Sitting) {
      const isItsOwn = row && handedInAt?.getTime() === Date.parse(row.submittedAt);
      return isItsOwn && row.contentVersion > contentVersion ? row : null;
    },
    refused: ({ number }: Sitting) => refused[number] ?? 0,
  };
}
