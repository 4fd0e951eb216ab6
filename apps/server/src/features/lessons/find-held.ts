import type { Presence } from '@hessa/rules/quizzes/last-chance';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '../../db/array-of.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { units } from '../units/units-table.ts';
import { WEEK } from '../units/week-in-sql.ts';
import { isExamOverInSql } from './exam-over-in-sql.ts';
import { ANSWERED_KINDS, HAS_WORK } from './kinds-in-sql.ts';
import { lessonProgress } from './lesson-progress-table.ts';
import { lessons } from './lessons-table.ts';

/** What one statement brings, each list as rows of values: joined here, since the join would be thousands of rows. */
interface Parts {
  courses: [id: number, name: string, openToAll: boolean][];
  /** In the order of their course. */
  units: [
    ...[id: number, courseId: number, name: string, position: number],
    ...[lessons: number, lessonsPlaced: Placed[] | null],
    ...[quizzes: number, quizzesOver: number, placed: Placed[] | null],
  ][];
  /** Moments are milliseconds. */
  enrolments: [studentId: string, courseId: number, source: Source, enrolledAt: number, until: number | null][];
  grants: [studentId: string, courseId: number, unitId: number, grantedAt: number, until: number | null][];
  extensions: [studentId: string, unitId: number, until: number][];
  finished: [studentId: string, unitId: number, lessons: number, placed: Placed[] | null][];
  papers: [studentId: string, unitId: number, papers: number, papersOver: number, placed: Placed[] | null][];
}

type Placed = [placedAt: number | null, goneFrom: number | null, goneUntil: number | null];

type Source = 'code' | 'free' | 'granted';

/** A unit beside the rights that one student has to it, and what is done of it. */
export interface Held {
  studentId: string;
  course: { id: number; name: string; openToAll: boolean };
  unit: {
    id: number;
    name: string;
    position: number;
    lessons: number;
    lessonsPlaced: readonly Presence[];
    quizzes: number;
    quizzesOver: number;
    placed: readonly Presence[];
  };
  enrolment: { source: Source; enrolledAt: Date; extendedUntil: Date | null } | null;
  grant: { grantedAt: Date; extendedUntil: Date | null } | null;
  extension: { until: Date } | null;
  finished: { all: number; placed: readonly Presence[] };
  papers: { all: number; over: number; placed: readonly Presence[] };
}

/**
 * How many quizzes of a unit a student handed in, as `student_id`, `unit_id`, `papers` and `papers_over`, those of exams
 * that are over, and as `placed` when those of the latter that came late could be seen (`placedLate`): told by
 * `quizzes`, which stands above.
 */
export type CountPapers = (students: SQL) => SQL;

const NONE_FINISHED = { all: 0, placed: [] };
const NO_PAPERS = { all: 0, over: 0, placed: [] };

const moment = (column: string) => sql`round(date_part('epoch', ${sql.raw(column)}) * 1000)`;

/**
 * When students could see such lessons `l`, of those that came after a week of whoever of these students was first, or
 * that were away for a whole one: of all others everybody had time for them. Null for most.
 */
export const placedLate = (which: SQL): SQL => sql`json_agg(json_build_array(
    ${moment('l.placed_at')}, ${moment('l.gone_from')}, ${moment('l.gone_until')}))
  filter (where ${which} and (l.placed_at >= (select at from first_week) or l.gone_until >= l.gone_from + ${WEEK}))`;

/** Every unit that these students hold: one statement, however many they are. */
export async function findHeld(
  tx: Tx,
  tenantId: string,
  studentIds: readonly string[],
  now: Date,
  countPapers: CountPapers,
): Promise<Held[]> {
  return studentIds.length === 0 ? [] : joinParts(await readParts(tx, tenantId, studentIds, now, countPapers));
}

async function readParts(
  tx: Tx,
  tenantId: string,
  studentIds: readonly string[],
  now: Date,
  countPapers: CountPapers,
): Promise<Parts> {
  const these = sql`any(${arrayOf(studentIds)}::uuid[])`;
  const isOver = sql`(l.type in ${ANSWERED_KINDS} and ${isExamOverInSql(now)})`;
  const closesForGood = sql`(l.type not in ${ANSWERED_KINDS} or ${isOver})`;
  const [row] = await rowsOf<{ parts: string }>(
    tx,
    sql`
    with e as materialized (
      select student_id, course_id, source, enrolled_at, extended_until from ${enrolments}
      where tenant_id = ${tenantId} and student_id = ${these}
    ), g as materialized (
      select student_id, course_id, unit_id, granted_at, extended_until from ${unitGrants}
      where tenant_id = ${tenantId} and student_id = ${these}
    ), first_week as materialized (
      select least((select min(enrolled_at) from e), (select min(granted_at) from g)) + ${WEEK} as at
    ), c as materialized (
      select id, name, open_to_all from ${courses}
      where tenant_id = ${tenantId} and id in (select course_id from e union select course_id from g)
    ), work as (
      select l.unit_id, count(*)::int as lessons, (count(*) filter (where l.type in ${ANSWERED_KINDS}))::int as quizzes,
        (count(*) filter (where ${isOver}))::int as quizzes_over,
        ${placedLate(closesForGood)} as lessons_placed,
        ${placedLate(isOver)} as placed
      from ${lessons} l
      where l.tenant_id = ${tenantId} and l.course_id in (select id from c)
        and ${isShownInSql('l', now)} and ${HAS_WORK}
      group by 1
    ), done as (
      select p.student_id, l.unit_id, count(*)::int as finished, ${placedLate(closesForGood)} as placed
      from ${lessonProgress} p
      join ${lessons} l on l.tenant_id = p.tenant_id and l.id = p.lesson_id and ${isShownInSql('l', now)}
        and ${HAS_WORK}
      where p.tenant_id = ${tenantId} and p.student_id = ${these} and p.completed_at is not null
      group by 1, 2
    ), papers as (${countPapers(these)})
    select json_build_object(
      'courses', (select coalesce(json_agg(json_build_array(id, name, open_to_all)), '[]') from c),
      'units', (select coalesce(json_agg(json_build_array(u.id, u.course_id, u.name, u.position,
          coalesce(work.lessons, 0), work.lessons_placed,
          coalesce(work.quizzes, 0), coalesce(work.quizzes_over, 0), work.placed)
          order by u.course_id, u.position, u.id), '[]')
        from ${units} u left join work on work.unit_id = u.id
        where u.tenant_id = ${tenantId} and u.course_id in (select id from c) and ${isShownInSql('u', now)}),
      'enrolments', (select coalesce(json_agg(json_build_array(
          student_id, course_id, source, ${moment('enrolled_at')}, ${moment('extended_until')})
          order by enrolled_at desc, course_id desc), '[]') from e),
      'grants', (select coalesce(json_agg(json_build_array(
          student_id, course_id, unit_id, ${moment('granted_at')}, ${moment('extended_until')})
          order by course_id desc), '[]') from g),
      'extensions', (select coalesce(json_agg(json_build_array(student_id, unit_id, ${moment('until')})), '[]')
        from ${unitExtensions} where tenant_id = ${tenantId} and student_id = ${these}),
      'finished', (select coalesce(json_agg(json_build_array(student_id, unit_id, finished, placed)), '[]') from done),
      'papers', (select coalesce(json_agg(json_build_array(student_id, unit_id, papers, papers_over, placed)), '[]') from papers)
    )::text as parts`,
  );
  if (!row) throw new Error('a statement without its row');
  return JSON.parse(row.parts) as Parts;
}

/** Courses that are held whole come first, then those of which single units are. */
function joinParts(parts: Parts): Held[] {
  const until = (moment: number | null) => (moment === null ? null : new Date(moment));
  const courseOf = new Map(parts.courses.map(([id, name, openToAll]) => [id, { id, name, openToAll }]));
  const unitsOf = new Map<number, Held['unit'][]>();
  for (const [id, courseId, name, position, lessons, lessonsPlaced, quizzes, quizzesOver, placed] of parts.units) {
    const late = { lessonsPlaced: presences(lessonsPlaced), placed: presences(placed) };
    const unit = { id, name, position, lessons, quizzes, quizzesOver, ...late };
    const others = unitsOf.get(courseId);
    if (others) others.push(unit);
    else unitsOf.set(courseId, [unit]);
  }
  const extensions = byStudent(parts.extensions, ([, unitId, end]) => [unitId, { until: new Date(end) }]);
  const finished = byStudent(parts.finished, ([, unitId, all, placed]) => [unitId, { all, placed: presences(placed) }]);
  const papers = byStudent(parts.papers, ([, unitId, all, over, placed]) => [
    unitId,
    { all, over, placed: presences(placed) },
  ]);
  const grants = byStudent(parts.grants, ([, , unitId, at, end]) => [
    unitId,
    { grantedAt: new Date(at), extendedUntil: until(end) },
  ]);
  const enrolled = byStudent(parts.enrolments, ([, courseId, source, at, end]) => [
    courseId,
    { source, enrolledAt: new Date(at), extendedUntil: until(end) },
  ]);
  const alone = byStudent(parts.grants, ([, courseId]) => [courseId, null]);
  const held: Held[] = [];
  for (const studentId of new Set([...enrolled.keys(), ...alone.keys()])) {
    const enrolments = enrolled.get(studentId);
    const own = {
      grants: grants.get(studentId),
      extensions: extensions.get(studentId),
      finished: finished.get(studentId),
      papers: papers.get(studentId),
    };
    for (const courseId of new Set([...(enrolments?.keys() ?? []), ...(alone.get(studentId)?.keys() ?? [])])) {
      const course = courseOf.get(courseId);
      const enrolment = enrolments?.get(courseId) ?? null;
      for (const unit of (course && unitsOf.get(courseId)) ?? []) {
        const grant = own.grants?.get(unit.id) ?? null;
        if (!course || !(enrolment || grant)) continue;
        held.push({
          ...{ studentId, course, unit, enrolment, grant },
          extension: own.extensions?.get(unit.id) ?? null,
          finished: own.finished?.get(unit.id) ?? NONE_FINISHED,
          papers: own.papers?.get(unit.id) ?? NO_PAPERS,
        });
      }
    }
  }
  return held;
}

const presences = (placed: readonly Placed[] | null): Presence[] =>
  (placed ?? []).map(([placedAt, goneFrom, goneUntil]) => ({ placedAt, goneFrom, goneUntil }));

/** Rows of a student under what they are about. */
function byStudent<Row extends readonly [string, ...unknown[]], Value>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [id: number, value: Value],
): Map<string, Map<number, Value>> {
  const found = new Map<string, Map<number, Value>>();
  for (const row of rows) {
    const [id, value] = entry(row);
    const own = found.get(row[0]);
    if (own) own.set(id, value);
    else found.set(row[0], new Map([[id, value]]));
  }
  return found;
}
