import { SCHOOL_TIME_ZONE } from '@hessa/rules/statistics/cairo-day';
import { type TwoWeeks, twoWeekStarts } from '@hessa/rules/statistics/two-weeks';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { WATCHED_KINDS } from '../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { quizResults } from '../quizzes/quiz-results-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { shownWork } from './shown-work.ts';

interface Student {
  tenantId: string;
  studentId: string;
  now: Date;
}

interface Done {
  videos: number;
  quizzes: number;
  fullMarks: number;
  units: number;
  goal: number | null;
}

/** What was ever finished, also in courses that are over. */
export async function findDone(tx: Tx, { tenantId, studentId, now }: Student): Promise<Done> {
  const [row] = await rowsOf<Done>(
    tx,
    sql`
    with finished as (
      select l.unit_id, l.type in ${WATCHED_KINDS} as watched, ${isShownInSql('l', now)} as shown
      from ${lessonProgress} p join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id
      where p.tenant_id = ${tenantId} and p.student_id = ${studentId} and p.completed_at is not null
    ), begun as (select unit_id, count(*) as done from finished where shown group by unit_id)
    select
      (select count(*) from finished where watched)::int as videos,
      (select count(*) from finished where not watched)::int as quizzes,
      (select count(*) from ${quizResults} r
        where r.tenant_id = ${tenantId} and r.student_id = ${studentId} and r.score >= 100)::int as "fullMarks",
      (select count(*) from begun b join ${units} u on u.tenant_id = ${tenantId} and u.id = b.unit_id
        where b.done = ${shownWork('video', tenantId, now)} + ${shownWork('quiz', tenantId, now)})::int as units,
      (select weekly_goal from ${accounts} where tenant_id = ${tenantId} and id = ${studentId})::int as goal
  `,
  );
  return row ?? { videos: 0, quizzes: 0, fullMarks: 0, units: 0, goal: null };
}

/** How many lessons were finished on each day on which any was. */
export function finishedByDay(
  tx: Tx,
  { tenantId, studentId }: Omit<Student, 'now'>,
): Promise<readonly { day: string; lessons: number }[]> {
  return rowsOf(
    tx,
    sql`
    select ((completed_at at time zone ${SCHOOL_TIME_ZONE})::date)::text as day, count(*)::int as lessons
    from ${lessonProgress}
    where tenant_id = ${tenantId} and student_id = ${studentId} and completed_at is not null
    group by 1
  `,
  );
}

/** Lessons of every kind that were finished lately, to be compared. */
export async function finishedInTwoWeeks(tx: Tx, { tenantId, studentId, now }: Student): Promise<TwoWeeks> {
  const starts = twoWeekStarts(now);
  const [row] = await rowsOf<Record<'latest' | 'before' | 'latestExams' | 'beforeExams', number>>(
    tx,
    sql`
    with finished as (
      select p.completed_at > ${starts.latest.toISOString()}::timestamptz as late, l.type in ${WATCHED_KINDS} as watched
      from ${lessonProgress} p join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id
      where p.tenant_id = ${tenantId} and p.student_id = ${studentId}
        and p.completed_at > ${starts.before.toISOString()}::timestamptz
    )
    select count(*) filter (where late)::int as latest, count(*) filter (where not late)::int as before,
      count(*) filter (where late and not watched)::int as "latestExams",
      count(*) filter (where not late and not watched)::int as "beforeExams"
    from finished
  `,
  );
  const { latest, before, latestExams, beforeExams } = row ?? { latest: 0, before: 0, latestExams: 0, beforeExams: 0 };
  return { latest, before, exams: { latest: latestExams, before: beforeExams } };
}
