import { addDays, type Day } from '@hessa/rules/statistics/cairo-day';
import {
  COMPARED_PAPERS,
  ENDING_HOURS,
  GONE_DAYS,
  type LearnerFacts,
  QUIET_DAYS,
} from '@hessa/rules/statistics/slipping';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessonProgress } from '../../lessons/lesson-progress-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { isShownInSql } from '../../units/shown-in-sql.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { unitGrants } from '../../units/unit-grants-table.ts';
import { units } from '../../units/units-table.ts';
import { WEEK } from '../../units/week-in-sql.ts';
import { learnerDays } from '../learner-days-table.ts';
import { shownWork } from '../shown-work.ts';

/*
 * The rule decides who is slipping; these only narrow the school down to whom it should be asked about, from indexes
 * and never more than a bounded number.
 */
const QUIET_LOOKED_AT = 1000;
const QUIET_AT_MOST = 100;
const WINDOWS_AT_MOST = 400;
const WINDOWS_OF_UNIT = 50;
const SCORES_AT_MOST = 500;
const PAPERS_OF_QUIZ = 50;
const HOUR_MS = 60 * 60 * 1000;

/** Who was learning lately, has stopped, and still holds something open: the latest to fall silent first. */
export async function findQuietStudents(tx: Tx, tenantId: string, today: Day, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<{ studentId: string; day: Day }>(
    tx,
    sql`
    with quiet as (
      select student_id, day from ${learnerDays} d
      where tenant_id = ${tenantId} and day between ${addDays(today, -GONE_DAYS)} and ${addDays(today, -QUIET_DAYS)}
        and not exists (select from ${learnerDays} later
          where later.tenant_id = ${tenantId} and later.student_id = d.student_id and later.day > d.day)
      order by day desc, student_id desc limit ${QUIET_LOOKED_AT}
    )
    select q.student_id as "studentId", q.day::text from quiet q
    where exists (
      select from ${enrolments} e join ${courses} c on c.tenant_id = e.tenant_id and c.id = e.course_id
      where e.tenant_id = ${tenantId} and e.student_id = q.student_id
        and (c.open_to_all or e.extended_until > ${moment} or e.enrolled_at + ${WEEK} * (
          select count(*) from ${units} u where u.tenant_id = ${tenantId} and u.course_id = c.id
        ) > ${moment})
    ) or exists (
      select from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = q.student_id
        and (g.extended_until > ${moment} or g.granted_at + ${WEEK} > ${moment})
    )
    order by q.day desc, q.student_id desc limit ${QUIET_AT_MOST}
  `,
  );
}

/** The latest scores, newest first, of those who handed something in during the last week: of each quiz the newest. */
export async function findLatestScores(tx: Tx, tenantId: string, now: Date) {
  const since = new Date(now.getTime() - QUIET_DAYS * 24 * HOUR_MS).toISOString();
  const rows = await rowsOf<{ studentId: string; scores: string }>(
    tx,
    sql`
    with lately as (
      select r.student_id, max(r.submitted_at) as at
      from ${lessons} l cross join lateral (
        select student_id, submitted_at from ${quizResults}
        where tenant_id = ${tenantId} and lesson_id = l.id and submitted_at >= ${since}
        order by submitted_at desc, student_id desc limit ${PAPERS_OF_QUIZ}
      ) r
      where l.tenant_id = ${tenantId} and l.type in ${ANSWERED_KINDS}
      group by 1 order by 2 desc limit ${SCORES_AT_MOST}
    )
    select lately.student_id as "studentId", string_agg(latest.score::text, ' ' order by latest.submitted_at desc) as scores
    from lately cross join lateral (
      select score, submitted_at from ${quizResults} r
      where r.tenant_id = ${tenantId} and r.student_id = lately.student_id and r.score is not null and not r.for_now
      order by submitted_at desc limit ${2 * COMPARED_PAPERS}
    ) latest
    group by 1
  `,
  );
  return rows.map(({ studentId, scores }) => ({ studentId, scores: scores.split(' ').map(Number) }));
}

/**
 * Units whose window ends within two days, with what is left to do in them, the first to end first. Windows that the
 * teacher has extended by hand are left out: whoever set that day knows it. The first of each unit are one short range
 * of an index.
 */
export async function findEndingWindows(tx: Tx, tenantId: string, now: Date) {
  const from = sql`${now.toISOString()}::timestamptz`;
  const to = sql`${new Date(now.getTime() + ENDING_HOURS * HOUR_MS).toISOString()}::timestamptz`;
  const rows = await rowsOf<{
    studentId: string;
    unitId: string;
    unitName: string;
    endsAt: string;
    unfinished: number;
  }>(
    tx,
    sql`
    with places as (
      select u.id, u.name, u.course_id, ${isShownInSql('u', now)} as shown,
        ${shownWork('video', tenantId, now)} + ${shownWork('quiz', tenantId, now)} as work,
        ${WEEK} * row_number() over (partition by u.course_id order by u.position, u.id) as length
      from ${units} u join ${courses} c on c.tenant_id = u.tenant_id and c.id = u.course_id
      where u.tenant_id = ${tenantId} and not c.open_to_all
    ), ending as (
      select e.student_id, p.id, p.name, p.course_id, p.work, e.enrolled_at + p.length as ends_at
      from places p cross join lateral (
        select student_id, enrolled_at, extended_until from ${enrolments}
        where tenant_id = ${tenantId} and course_id = p.course_id
          and enrolled_at > ${from} - p.length and enrolled_at <= ${to} - p.length
        order by enrolled_at, student_id limit ${WINDOWS_OF_UNIT}
      ) e
      where p.shown and (e.extended_until is null or e.extended_until <= e.enrolled_at + p.length)
      union all
      select g.student_id, p.id, p.name, p.course_id, p.work, g.granted_at + ${WEEK}
      from places p join ${unitGrants} g on g.tenant_id = ${tenantId} and g.unit_id = p.id
        and g.granted_at > ${from} - ${WEEK} and g.granted_at <= ${to} - ${WEEK}
      where p.shown and (g.extended_until is null or g.extended_until <= g.granted_at + ${WEEK}) and not exists (
        select from ${enrolments} e
        where e.tenant_id = ${tenantId} and e.student_id = g.student_id and e.course_id = g.course_id
      )
    ), first as (
      select * from ending where work > 0 and not exists (
        select from ${unitExtensions} x where x.tenant_id = ${tenantId} and x.student_id = ending.student_id
          and x.course_id = ending.course_id and x.unit_id = ending.id and x.until > ending.ends_at
      ) order by ends_at, student_id, id limit ${WINDOWS_AT_MOST}
    )
    select f.student_id as "studentId", f.id as "unitId", f.name as "unitName", f.ends_at as "endsAt", f.work - (
      select count(*) from ${lessonProgress} p
      join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id and l.unit_id = f.id
        and ${isShownInSql('l', now)}
      where p.tenant_id = ${tenantId} and p.student_id = f.student_id and p.course_id = f.course_id
        and p.completed_at is not null
    )::int as unfinished
    from first f order by f.ends_at
  `,
  );
  return rows.map(({ studentId, unitId, endsAt, ...unit }) => {
    const window: LearnerFacts['windows'][number] = { ...unit, unitId: Number(unitId), endsAt: Date.parse(endsAt) };
    return { studentId, window };
  });
}
