import type { Grant } from '@hessa/rules/lessons/lesson-access';
import { cairoDay } from '@hessa/rules/statistics/cairo-day';
import { weekOf } from '@hessa/rules/statistics/weekly-goal';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { begunPapers, grantOf, readBegun, type WholeStanding } from '../lessons/standing.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';

/** A course of which the student holds anything, with all that was done in it. */
export interface HeldStanding extends WholeStanding {
  courseId: number;
  /** Where each video that was begun stopped, in seconds. */
  places: ReadonlyMap<number, number>;
  /** When it was worked on last, else when it was opened. */
  touchedAt: number;
  /** When it was worked on last; 0 where it was only opened. */
  workedAt: number;
}

/** What a student set out to finish in the week, and what is finished of it. */
interface Week {
  goal: number;
  finished: number;
}

interface Row {
  kind: 'course' | 'unit' | 'extended' | 'lesson' | 'paper' | 'student';
  courseId: string;
  id: string;
  at: string | null;
  until: string | null;
  place: number;
  touched: string | null;
  grade: string | null;
}

/**
 * All of a student's standings in one statement, the course that was worked on last first; the year and the week's
 * goal, if any.
 */
export async function findStandings(
  tx: Tx,
  { tenantId, studentId, now }: { tenantId: string; studentId: string; now: Date },
): Promise<{ standings: HeldStanding[]; grade: string | null; week: Week | null }> {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select 'course' as kind, e.course_id as "courseId", e.course_id as id, e.enrolled_at as at,
      e.extended_until as until, 0::float8 as place, e.enrolled_at as touched,
      null::text as grade
    from ${enrolments} e where e.tenant_id = ${tenantId} and e.student_id = ${studentId}
    union all
    select 'unit', g.course_id, g.unit_id, g.granted_at, g.extended_until, 0, g.granted_at, null
    from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = ${studentId}
    union all
    select 'extended', x.course_id, x.unit_id, null, x.until, 0, null, null
    from ${unitExtensions} x where x.tenant_id = ${tenantId} and x.student_id = ${studentId}
    union all
    select 'lesson', p.course_id, p.lesson_id, p.completed_at, null, p.position_seconds, p.updated_at, null
    from ${lessonProgress} p where p.tenant_id = ${tenantId} and p.student_id = ${studentId}
    union all
    select 'paper', l.course_id, b.id, null, b.until, 0, b.at, null
    from (${begunPapers(sql`${tenantId}`, sql`${studentId}`)}) b
    join ${lessons} l on l.tenant_id = ${tenantId} and l.id = b.id
    union all
    select 'student', 0, coalesce(a.weekly_goal, 0), null, null, 0, a.created_at, a.grade
    from ${accounts} a where a.tenant_id = ${tenantId} and a.id = ${studentId}
  `,
  );
  const byCourse = Map.groupBy(rows, ({ courseId }) => Number(courseId));
  const standings = [...byCourse]
    .flatMap(([courseId, own]) => standingOf(courseId, own) ?? [])
    .sort((a, b) => b.touchedAt - a.touchedAt || b.courseId - a.courseId);
  return { standings, grade: rows.find(isOf('student'))?.grade ?? null, week: weekIn(rows, now) };
}

/** Lessons finished since Saturday count wherever they were. */
function weekIn(rows: readonly Row[], now: Date): Week | null {
  const goal = Number(rows.find(isOf('student'))?.id ?? 0);
  if (goal === 0) return null;
  const weekAt = (moment: number) => weekOf(cairoDay(moment));
  const thisWeek = weekAt(now.getTime());
  const finished = rows.filter(({ kind, at }) => kind === 'lesson' && at && weekAt(Date.parse(at)) === thisWeek);
  return { goal, finished: finished.length };
}

/** Null where nothing is held any more: what was done stays, but leads nowhere. */
function standingOf(courseId: number, rows: readonly Row[]): HeldStanding | null {
  const course = rows.find(({ kind }) => kind === 'course');
  const units = new Map<number, Grant>(rows.filter(isOf('unit')).map((row) => [Number(row.id), grantOf(row)]));
  if (!course && units.size === 0) return null;
  const touched = rows.filter(isOf('lesson'));
  const papers = rows.filter(isOf('paper'));
  return {
    courseId,
    holdings: {
      course: course ? grantOf(course) : null,
      units,
      extended: new Map(rows.filter(isOf('extended')).map(({ id, until }) => [Number(id), Date.parse(until ?? '')])),
    },
    finished: new Set(touched.filter(({ at }) => at !== null).map(({ id }) => Number(id))),
    places: new Map(touched.map(({ id, place }) => [Number(id), place])),
    begun: readBegun([...touched.filter(({ at, place }) => at === null && place > 0), ...papers]),
    touchedAt: Math.max(...rows.map(touchedAt)),
    workedAt: Math.max(0, ...[...touched, ...papers].map(touchedAt)),
  };
}

/** Time that staff gave is no work of the student's. */
const touchedAt = ({ touched }: Row) => (touched === null ? 0 : Date.parse(touched));

const isOf = (wanted: Row['kind']) => (row: Row) => row.kind === wanted;
