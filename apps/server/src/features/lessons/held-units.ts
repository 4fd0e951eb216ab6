import { moreGenerousWindow } from '@hessa/rules/units/more-generous-window';
import { isOpen, UNIT_WINDOW_DAYS, type UnitWindow } from '@hessa/rules/units/unit-window';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { heldWindows } from '../units/held-windows.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { ANSWERED_KINDS } from './kinds-in-sql.ts';
import { lessonProgress } from './lesson-progress-table.ts';
import { lessons } from './lessons-table.ts';

const WEEK_MS = UNIT_WINDOW_DAYS * 24 * 60 * 60 * 1000;

interface Row {
  studentId: string;
  courseId: string;
  courseName: string;
  openToAll: boolean;
  source: 'code' | 'free' | 'granted' | null;
  enrolledAt: string | null;
  courseUntil: string | null;
  unitId: string;
  unitName: string;
  position: number;
  grantedAt: string | null;
  grantUntil: string | null;
  unitUntil: string | null;
  lessons: number;
  finished: number;
  quizzes: number;
  papers: number;
}

export type HeldUnit = ReturnType<typeof present>;

/**
 * How many quizzes of a unit a student handed in, as `student_id`, `unit_id` and `papers`, of those students: told by
 * `quizzes`, which stands above. Whoever does not ask for it gets none.
 */
export type CountPapers = (students: SQL) => SQL;
const NO_PAPERS: CountPapers = () => sql`select null::uuid as student_id, null::bigint as unit_id, 0 as papers limit 0`;

/**
 * Every unit that these students hold, with its time and what is done of it: one statement, however many they are.
 * Newest course first, its units in their order.
 */
export async function findHeldUnits(
  tx: Tx,
  tenantId: string,
  studentIds: readonly string[],
  now: Date,
  countPapers: CountPapers = NO_PAPERS,
) {
  if (studentIds.length === 0) return [];
  const these = sql`any(${`{${studentIds.join(',')}}`}::uuid[])`;
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with held as materialized (
      select student_id, course_id from ${enrolments} where tenant_id = ${tenantId} and student_id = ${these}
      union select student_id, course_id from ${unitGrants} where tenant_id = ${tenantId} and student_id = ${these}
    ), work as materialized (
      select l.unit_id, count(*)::int as lessons, (count(*) filter (where l.type in ${ANSWERED_KINDS}))::int as quizzes
      from ${lessons} l
      where l.tenant_id = ${tenantId} and l.course_id in (select course_id from held)
        and ${isShownInSql('l', now)} and (l.type not in ${ANSWERED_KINDS} or l.question_count > 0)
      group by 1
    ), done as materialized (
      select p.student_id, l.unit_id, count(*)::int as finished from ${lessonProgress} p
      join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id and ${isShownInSql('l', now)}
      where p.tenant_id = ${tenantId} and p.student_id = ${these} and p.completed_at is not null
      group by 1, 2
    ), papers as materialized (${countPapers(these)})
    select h.student_id as "studentId", c.id as "courseId", c.name as "courseName", c.open_to_all as "openToAll",
      e.source, e.enrolled_at as "enrolledAt", e.extended_until as "courseUntil", u.id as "unitId",
      u.name as "unitName", u.position, g.granted_at as "grantedAt", g.extended_until as "grantUntil",
      x.until as "unitUntil", coalesce(work.lessons, 0) as lessons, coalesce(done.finished, 0) as finished,
      coalesce(work.quizzes, 0) as quizzes, coalesce(papers.papers, 0) as papers
    from held h
    join ${courses} c on c.tenant_id = ${tenantId} and c.id = h.course_id
    join ${units} u on u.tenant_id = ${tenantId} and u.course_id = c.id and ${isShownInSql('u', now)}
    left join ${enrolments} e on e.tenant_id = ${tenantId} and e.student_id = h.student_id and e.course_id = c.id
    left join ${unitGrants} g on g.tenant_id = ${tenantId} and g.student_id = h.student_id and g.course_id = c.id
      and g.unit_id = u.id
    left join ${unitExtensions} x on x.tenant_id = ${tenantId} and x.student_id = h.student_id and x.course_id = c.id
      and x.unit_id = u.id
    left join work on work.unit_id = u.id
    left join done on done.unit_id = u.id and done.student_id = h.student_id
    left join papers on papers.unit_id = u.id and papers.student_id = h.student_id
    where e.student_id is not null or g.student_id is not null
    order by e.enrolled_at desc nulls last, c.id desc, u.position, u.id`,
  );
  return rows.map((row) => present(row, now));
}

function present(row: Row, now: Date) {
  const window = windowOf(row, now);
  return {
    studentId: row.studentId,
    courseId: Number(row.courseId),
    courseName: row.courseName,
    openToAll: row.openToAll,
    /** How the course was got; null for one of which only single units were bought. */
    source: row.source,
    courseUntil: momentText(row.courseUntil),
    unitId: Number(row.unitId),
    number: row.position + 1,
    name: row.unitName,
    time: { state: isOpen(window) ? ('open' as const) : ('closed' as const), endsAt: endOf(window) },
    extendedUntil: momentText(row.unitUntil),
    lessons: row.lessons,
    finished: row.finished,
    quizzes: row.quizzes,
    papers: row.papers,
    /** When its own week began: what is not handed in before that is not missing. */
    weekBegan: weekBegan(row),
  };
}

function windowOf(row: Row, now: Date): UnitWindow {
  const until = (text: string | null) => (text === null ? null : new Date(text));
  const windows = heldWindows(
    {
      enrolment: row.enrolledAt
        ? { enrolledAt: new Date(row.enrolledAt), extendedUntil: until(row.courseUntil) }
        : null,
      grant: row.grantedAt ? { grantedAt: new Date(row.grantedAt), extendedUntil: until(row.grantUntil) } : null,
      extension: row.unitUntil === null ? null : { until: new Date(row.unitUntil) },
      position: row.position,
      openToAll: row.openToAll,
    },
    now,
  );
  return windows.reduce(moreGenerousWindow);
}

function weekBegan({ enrolledAt, grantedAt, position }: Row): number {
  const byCourse = enrolledAt === null ? Number.POSITIVE_INFINITY : Date.parse(enrolledAt) + position * WEEK_MS;
  const byGrant = grantedAt === null ? Number.POSITIVE_INFINITY : Date.parse(grantedAt);
  return Math.min(byCourse, byGrant);
}

function endOf(window: UnitWindow): string | null {
  if (window.kind === 'open') return new Date(window.endsAt).toISOString();
  return window.kind === 'ended' ? new Date(window.endedAt).toISOString() : null;
}

function momentText(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
