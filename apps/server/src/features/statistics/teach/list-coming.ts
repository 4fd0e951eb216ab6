import { listComing as endpoint } from '@hessa/contract/statistics/teach/list-coming';
import { ENDING_HOURS } from '@hessa/rules/statistics/slipping';
import { sql } from 'drizzle-orm';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { MemoryKind } from '../../../platform/memory/memory.ts';
import { accounts, OUT_OF_CLASS } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { courseHolders } from '../../enrolment/course-holders-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { isShownInSql } from '../../units/shown-in-sql.ts';
import { unitExtensions } from '../../units/unit-extensions-table.ts';
import { units } from '../../units/units-table.ts';
import { WEEK } from '../../units/week-in-sql.ts';

type Event = ResultOf<typeof endpoint>['data']['events'][number];

const HOUR_MS = 60 * 60 * 1000;
const AHEAD_HOURS = 7 * 24;
const AT_MOST = 8;
/** Of these every large school has some each day, and they would hide the rest. */
const ENDING_AT_MOST = 2;
const COUNTED_AT_MOST = 100;

const whatComes: MemoryKind<ResultOf<typeof endpoint>> = {
  name: 'what comes next',
  bound: { entries: 1000 },
  lifetimeMs: 30_000,
};

export const listComing = handle(endpoint, async (ctx) => {
  const memory = ctx.platform.memories.of(whatComes);
  return memory.get(ctx.tenant.id, () =>
    ctx.withTenant(async (tx) => {
      const [planned, ending] = await Promise.all([
        findPlanned(tx, ctx.tenant.id, ctx.now),
        findEnding(tx, ctx.tenant.id, ctx.now),
      ]);
      const events = [...planned, ...ending].sort((one, other) => one.at - other.at).slice(0, AT_MOST);
      return { data: { events } };
    }, 'read'),
  );
});

interface PlannedRow extends Omit<Event, 'at' | 'courseId' | 'lessonId' | 'orMore'> {
  at: string;
  courseId: string;
  lessonId: string | null;
}

/** Whatever carries a moment of its own; of a course that nobody has and nobody can get, nothing is told. */
async function findPlanned(tx: Tx, tenantId: string, now: Date): Promise<Event[]> {
  const later = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS).toISOString();
  const rows = await rowsOf<PlannedRow>(
    tx,
    sql`
    with planned as (
      select 'unit-appears' as kind, u.appears_at as at, u.name, u.course_id, null::bigint as lesson_id
      from ${units} u where u.tenant_id = ${tenantId} and not u.hidden and u.appears_at is not null
      union all
      select each.kind, each.at, l.name, l.course_id, l.id
      from ${lessons} l join ${units} u on u.tenant_id = l.tenant_id and u.id = l.unit_id
      cross join lateral (values ('lesson-appears', l.appears_at), ('results-told', l.results_at),
        ('exam-opens', to_timestamp((l.exam ->> 'opensAt')::float8 / 1000)),
        ('exam-closes', to_timestamp((l.exam ->> 'closesAt')::float8 / 1000))) each (kind, at)
      where l.tenant_id = ${tenantId} and l.written and not l.hidden and not u.hidden and each.at is not null
    )
    select p.kind, p.at, p.name, c.id as "courseId", c.name as "courseName", p.lesson_id as "lessonId", h.students
    from planned p join ${courses} c on c.tenant_id = ${tenantId} and c.id = p.course_id and c.archived_at is null
    cross join lateral (select coalesce(sum(holders), 0)::int as students from ${courseHolders}
      where tenant_id = ${tenantId} and course_id = c.id) h
    where p.at > ${now.toISOString()}::timestamptz and p.at <= ${later}::timestamptz and (c.active or h.students > 0)
    order by p.at, p.lesson_id, p.kind limit ${AT_MOST}`,
  );
  return rows.map((row) => ({
    ...row,
    at: Date.parse(row.at),
    courseId: Number(row.courseId),
    lessonId: row.lessonId === null ? null : Number(row.lessonId),
    orMore: false,
  }));
}

interface EndingRow {
  at: string;
  name: string;
  courseId: string;
  courseName: string;
  students: number;
}

/** Units that end for students within two days, those of most students; no more of each are counted than can be told. */
async function findEnding(tx: Tx, tenantId: string, now: Date): Promise<Event[]> {
  const from = sql`${now.toISOString()}::timestamptz`;
  const to = sql`${new Date(now.getTime() + ENDING_HOURS * HOUR_MS).toISOString()}::timestamptz`;
  const rows = await rowsOf<EndingRow>(
    tx,
    sql`
    with places as (
      select u.id, u.name, u.course_id, c.name as course_name, ${isShownInSql('u', now)} as shown,
        ${WEEK} * row_number() over (partition by u.course_id order by u.position, u.id) as length
      from ${units} u join ${courses} c on c.tenant_id = u.tenant_id and c.id = u.course_id
      where u.tenant_id = ${tenantId} and not c.open_to_all
    )
    select e.first + p.length as at, p.name, p.course_id as "courseId", p.course_name as "courseName", e.students
    from places p cross join lateral (select count(*)::int as students, min(enrolled_at) as first from (
      select e.enrolled_at from ${enrolments} e
      where e.tenant_id = ${tenantId} and e.course_id = p.course_id
        and e.enrolled_at > ${from} - p.length and e.enrolled_at <= ${to} - p.length
        and (e.extended_until is null or e.extended_until <= e.enrolled_at + p.length)
        and not exists (select from ${unitExtensions} x where x.tenant_id = ${tenantId}
          and x.student_id = e.student_id and x.course_id = p.course_id and x.unit_id = p.id
          and x.until > e.enrolled_at + p.length)
        and not exists (select from ${accounts} a
          where a.tenant_id = ${tenantId} and a.id = e.student_id and ${OUT_OF_CLASS})
      order by e.enrolled_at limit ${COUNTED_AT_MOST + 1}
    ) counted) e
    where p.shown and e.students > 0
    order by e.students desc, at, p.id limit ${ENDING_AT_MOST}`,
  );
  return rows.map(({ at, name, courseId, courseName, students }) => ({
    kind: 'unit-ends',
    at: Date.parse(at),
    ...{ name, courseName },
    courseId: Number(courseId),
    lessonId: null,
    students: Math.min(students, COUNTED_AT_MOST),
    orMore: students > COUNTED_AT_MOST,
  }));
}
