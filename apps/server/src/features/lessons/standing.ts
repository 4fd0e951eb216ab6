import type { CurriculumUnit } from '@hessa/rules/lessons/curriculum';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { Curriculum, Grant, Holdings } from '@hessa/rules/lessons/lesson-access';
import { isExamOver, lastStart } from '@hessa/rules/quizzes/exams/exam-terms';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { preparedStatement } from '../../db/prepared-query.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { unitExtensions } from '../units/unit-extensions-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import type { CourseOutline } from './course-outline.ts';
import { lessonProgress } from './lesson-progress-table.ts';

/** How a student stands in a course: what gives access, and which lessons are finished. */
export interface Standing {
  holdings: Holdings;
  finished: ReadonlySet<number>;
}

interface StandingRow {
  kind: 'course' | 'unit' | 'extended' | 'finished' | 'begun' | 'paper' | 'sat';
  id: string;
  at: string | null;
  until: string | null;
}

const [TENANT, STUDENT, COURSE] = [
  sql.placeholder('tenantId'),
  sql.placeholder('studentId'),
  sql.placeholder('courseId'),
];

/** Four short index ranges: this is asked before every lesson, quiz and tree. */
const HELD = sql`
    select 'course' as kind, ${enrolments.courseId} as id, ${enrolments.enrolledAt} as at, ${enrolments.extendedUntil} as until
    from ${enrolments}
    where ${enrolments.tenantId} = ${TENANT} and ${enrolments.studentId} = ${STUDENT} and ${enrolments.courseId} = ${COURSE}
    union all
    select 'unit', ${unitGrants.unitId}, ${unitGrants.grantedAt}, ${unitGrants.extendedUntil}
    from ${unitGrants}
    where ${unitGrants.tenantId} = ${TENANT} and ${unitGrants.studentId} = ${STUDENT} and ${unitGrants.courseId} = ${COURSE}
    union all
    select 'extended', ${unitExtensions.unitId}, null, ${unitExtensions.until}
    from ${unitExtensions}
    where ${unitExtensions.tenantId} = ${TENANT} and ${unitExtensions.studentId} = ${STUDENT}
      and ${unitExtensions.courseId} = ${COURSE}
    union all
    select case when ${lessonProgress.completedAt} is null then 'begun' else 'finished' end,
      ${lessonProgress.lessonId}, null, null
    from ${lessonProgress}
    where ${lessonProgress.tenantId} = ${TENANT} and ${lessonProgress.studentId} = ${STUDENT}
      and ${lessonProgress.courseId} = ${COURSE}
      and (${lessonProgress.completedAt} is not null or ${lessonProgress.positionSeconds} > 0)
`;

/**
 * Papers that a student has begun and not handed in, in every course: a quiz with answers, an exam under way with the
 * end of its clock. The tables are built upon lessons by a feature that comes later, so they are named here as the
 * database knows them. What was handed in is read once, as a list: on the evening of a first exam nothing is known of the
 * tables yet, and a join would look all results of the school through for each paper.
 */
export function begunPapers(tenantId: SQLWrapper, studentId: SQLWrapper): SQL {
  return sql`
    select a.lesson_id as id, a.opened_at as at, null::timestamptz as until
    from quiz_attempts a
    where a.tenant_id = ${tenantId} and a.student_id = ${studentId} and a.saved <> '{}'
      and a.lesson_id <> all (array(
        select r.lesson_id from quiz_results r where r.tenant_id = ${tenantId} and r.student_id = ${studentId}
      ))
    union all
    select s.lesson_id, s.started_at, s.ends_at
    from exam_sittings s
    where s.tenant_id = ${tenantId} and s.student_id = ${studentId} and s.handed_in_at is null`;
}

/** Attempts at exams that stand, handed in or not, in every course. */
const SAT = sql`
    select 'sat', s.lesson_id, null, null
    from exam_sittings s
    where s.tenant_id = ${TENANT} and s.student_id = ${STUDENT} and s.withdrawn_at is null`;

type Asked = { tenantId: string; studentId: string; courseId: number };

const heldRows = preparedStatement<Asked, StandingRow>(HELD);
const wholeRows = preparedStatement<Asked, StandingRow>(
  sql`${HELD} union all select 'paper', id, at, until from (${begunPapers(TENANT, STUDENT)}) papers
    union all ${SAT}`,
);

/** A standing with what was begun and is not finished. */
export interface WholeStanding extends Standing {
  begun: BegunLessons;
}

/** A standing with what was begun, and how many attempts at each exam. */
export interface ShownStanding extends WholeStanding {
  sat: ReadonlyMap<number, number>;
}

/** What was begun, by lesson; with the end of its clock where a limit runs. */
type BegunLessons = ReadonlyMap<number, { readonly clockEndsAt: number | null }>;

export async function loadStanding(tx: Tx, tenantId: string, studentId: string, courseId: number): Promise<Standing> {
  return readStanding(await heldRows(tx, { tenantId, studentId, courseId }));
}

/** The same for whoever shows it: what was begun and sat besides. */
export async function loadWholeStanding(
  tx: Tx,
  tenantId: string,
  studentId: string,
  courseId: number,
): Promise<ShownStanding> {
  const rows = await wholeRows(tx, { tenantId, studentId, courseId });
  const sat = new Map<number, number>();
  for (const { kind, id } of rows) if (kind === 'sat') sat.set(Number(id), (sat.get(Number(id)) ?? 0) + 1);
  const begun = readBegun(rows.filter(({ kind }) => kind === 'begun' || kind === 'paper'));
  return { ...readStanding(rows), begun, sat };
}

/** An end is the clock's: whatever has none is a film, or a quiz without a limit. Of two rows the clock's says more. */
export function readBegun(rows: readonly Pick<StandingRow, 'id' | 'until'>[]): BegunLessons {
  const [endless, timed] = [rows.filter(({ until }) => until === null), rows.filter(({ until }) => until !== null)];
  return new Map(
    [...endless, ...timed].map(({ id, until }) => [
      Number(id),
      { clockEndsAt: until === null ? null : Date.parse(until) },
    ]),
  );
}

function readStanding(rows: readonly StandingRow[]): Standing {
  const of = (kind: StandingRow['kind']) => rows.filter((row) => row.kind === kind);
  const [course] = of('course');
  return {
    holdings: {
      course: course ? grantOf(course) : null,
      units: new Map(of('unit').map((row) => [Number(row.id), grantOf(row)])),
      extended: new Map(of('extended').map((row) => [Number(row.id), Date.parse(row.until ?? '')])),
    },
    finished: new Set(of('finished').map((row) => Number(row.id))),
  };
}

export function grantOf(row: { at: string | null; until: string | null }): Grant {
  return {
    enrolledAt: row.at === null ? null : Date.parse(row.at),
    extendedUntil: row.until === null ? null : Date.parse(row.until),
  };
}

/** The outline as the access rules see it; where it goes on is known with what was begun. */
export function curriculumOf(
  outline: CourseOutline,
  finished: ReadonlySet<number>,
  now: number,
  begun: BegunLessons = new Map(),
): Curriculum {
  return {
    openToAll: outline.course.openToAll,
    units: outline.units.map(
      (unit): CurriculumUnit => ({
        id: unit.id,
        place: unit.place,
        lessons: unit.lessons.map((lesson) => ({
          id: lesson.id,
          type: lesson.type,
          finished: finished.has(lesson.id),
          empty: kindOfLesson(lesson).isEmpty(lesson),
          over: isExamOver(lesson.exam, now),
          lastStartAt: lesson.exam && lastStart(lesson.exam),
          ...begunAt(lesson, begun),
        })),
      }),
    ),
  };
}

/** Answers of before a quiz got its limit begin nothing: an exam is begun by its clock. */
export function begunAt(lesson: { id: number; exam: unknown }, begun: BegunLessons) {
  const found = begun.get(lesson.id);
  if (!found || (lesson.exam && found.clockEndsAt === null)) return null;
  return { begun: true, clockEndsAt: found.clockEndsAt } as const;
}
