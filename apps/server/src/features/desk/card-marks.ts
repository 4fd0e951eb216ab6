import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { HeldUnit } from '../lessons/held-units.ts';
import { WATCHED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { finalScore } from '../quizzes/final-marks.ts';
import { findUnhandedQuizzes } from '../quizzes/missing-quizzes.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';

const SHOWN = 5;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface Student {
  tenantId: string;
  studentId: string;
}

/** The latest papers beside what everybody has in them. */
export async function cardMarks(tx: Tx, { tenantId, studentId }: Student, now: Date) {
  const rows = await rowsOf<{
    lessonId: string;
    lessonName: string;
    score: number;
    submittedAt: string;
    forNow: boolean;
    isHidden: boolean;
    average: number | null;
  }>(
    tx,
    sql`
    select mine.lesson_id as "lessonId", l.name as "lessonName", mine.score, mine.submitted_at as "submittedAt",
      mine.for_now as "forNow", everybody.average,
      not (${isShownInSql('l', now)} and ${isShownInSql('u', now)}) as "isHidden"
    from (
      select lesson_id, score, for_now, submitted_at from ${quizResults}
      where tenant_id = ${tenantId} and student_id = ${studentId} and score is not null
      order by submitted_at desc limit ${SHOWN}
    ) mine
    join ${lessons} l on l.tenant_id = ${tenantId} and l.id = mine.lesson_id
    join ${units} u on u.tenant_id = ${tenantId} and u.id = l.unit_id
    cross join lateral (
      select avg(${finalScore('r')})::float8 as average from ${quizResults} r
      where r.tenant_id = ${tenantId} and r.lesson_id = mine.lesson_id
    ) everybody
    order by mine.submitted_at desc`,
  );
  return rows.map(({ forNow, isHidden, ...row }) => ({
    ...row,
    ...(forNow && { provisional: true as const }),
    ...(isHidden && { hidden: true as const }),
    lessonId: Number(row.lessonId),
    submittedAt: new Date(row.submittedAt).toISOString(),
  }));
}

/** Over everything, and over the last seven days. */
export async function cardFigures(tx: Tx, { tenantId, studentId }: Student, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS).toISOString();
  const [row] = await rowsOf<{
    average: number | null;
    papers: number;
    told: number;
    forNow: number;
    weekAverage: number | null;
    videos: number;
  }>(
    tx,
    sql`
    select avg(${finalScore('r')})::float8 as average, (count(*) filter (where submitted_at >= ${since}))::int as papers,
      (count(${finalScore('r')}) filter (where submitted_at >= ${since}))::int as told,
      (count(score) filter (where for_now and submitted_at >= ${since}))::int as "forNow",
      (avg(${finalScore('r')}) filter (where submitted_at >= ${since}))::float8 as "weekAverage",
      (select count(*) from ${lessonProgress} p join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id
        where p.tenant_id = ${tenantId} and p.student_id = ${studentId} and p.completed_at >= ${since}
        and l.type in ${WATCHED_KINDS})::int as videos
    from ${quizResults} r where tenant_id = ${tenantId} and student_id = ${studentId}`,
  );
  const { average = null, papers = 0, told = 0, forNow = 0, weekAverage = null, videos = 0 } = row ?? {};
  return { average, week: { videos, papers, told, forNow, average: weekAverage } };
}

/**
 * Quizzes of the units whose week has begun, without a paper: what is missing before what can still be handed in in time,
 * and of each the latest due first.
 */
export async function cardUnhanded(tx: Tx, { tenantId }: Student, held: readonly HeldUnit[], now: Date) {
  const isMissing = ({ stands }: { stands: string }) => stands !== 'open';
  const unhanded = (await findUnhandedQuizzes(tx, tenantId, held, now)).sort(
    (a, b) => Number(isMissing(b)) - Number(isMissing(a)) || b.dueAt - a.dueAt,
  );
  return {
    unhanded: unhanded.slice(0, SHOWN).map((quiz) => ({ ...quiz, dueAt: new Date(quiz.dueAt).toISOString() })),
    missingCount: unhanded.filter(isMissing).length,
    shutCount: unhanded.filter(({ stands }) => stands === 'over').length,
  };
}
