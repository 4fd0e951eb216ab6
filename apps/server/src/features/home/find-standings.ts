import type { Grant } from '@hessa/rules/lessons/lesson-access';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { grantOf, type Standing } from '../lessons/standing.ts';
import { unitGrants } from '../units/unit-grants-table.ts';

/** A course of which the student holds anything, with all that was done in it. */
export interface HeldStanding extends Standing {
  courseId: number;
  /** Where each video that was begun stopped, in seconds. */
  places: ReadonlyMap<number, number>;
  /** When it was worked on last, else when it was opened. */
  touchedAt: number;
}

interface Row {
  kind: 'course' | 'unit' | 'lesson';
  courseId: string;
  id: string;
  at: string | null;
  until: string | null;
  place: number;
  touched: string;
}

/** All of a student's standings in one statement, the course that was worked on last first. */
export async function findStandings(tx: Tx, tenantId: string, studentId: string): Promise<HeldStanding[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    select 'course' as kind, e.course_id as "courseId", e.course_id as id, e.enrolled_at as at,
      e.extended_until as until, 0::float8 as place, e.enrolled_at as touched
    from ${enrolments} e where e.tenant_id = ${tenantId} and e.student_id = ${studentId}
    union all
    select 'unit', g.course_id, g.unit_id, g.granted_at, g.extended_until, 0, g.granted_at
    from ${unitGrants} g where g.tenant_id = ${tenantId} and g.student_id = ${studentId}
    union all
    select 'lesson', p.course_id, p.lesson_id, p.completed_at, null, p.position_seconds, p.updated_at
    from ${lessonProgress} p where p.tenant_id = ${tenantId} and p.student_id = ${studentId}
  `,
  );
  const byCourse = Map.groupBy(rows, ({ courseId }) => Number(courseId));
  return [...byCourse]
    .flatMap(([courseId, own]) => standingOf(courseId, own) ?? [])
    .sort((a, b) => b.touchedAt - a.touchedAt || b.courseId - a.courseId);
}

/** Null where nothing is held any more: what was done stays, but leads nowhere. */
function standingOf(courseId: number, rows: readonly Row[]): HeldStanding | null {
  const course = rows.find(({ kind }) => kind === 'course');
  const units = new Map<number, Grant>(rows.filter(isOf('unit')).map((row) => [Number(row.id), grantOf(row)]));
  if (!course && units.size === 0) return null;
  const touched = rows.filter(isOf('lesson'));
  return {
    courseId,
    holdings: { course: course ? grantOf(course) : null, units },
    finished: new Set(touched.filter(({ at }) => at !== null).map(({ id }) => Number(id))),
    places: new Map(touched.map(({ id, place }) => [Number(id), place])),
    touchedAt: Math.max(...rows.map((row) => Date.parse(row.touched))),
  };
}

const isOf = (wanted: Row['kind']) => (row: Row) => row.kind === wanted;
