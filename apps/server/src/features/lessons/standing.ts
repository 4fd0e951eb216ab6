import type { CurriculumUnit } from '@hessa/rules/lessons/curriculum';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { Curriculum, Grant, Holdings } from '@hessa/rules/lessons/lesson-access';
import { isExamOver, lastStart } from '@hessa/rules/quizzes/exams/exam-terms';
import { sql } from 'drizzle-orm';
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
  kind: 'course' | 'unit' | 'extended' | 'finished' | 'begun';
  id: string;
  at: string | null;
  until: string | null;
}

const [TENANT, STUDENT, COURSE] = [
  sql.placeholder('tenantId'),
  sql.placeholder('studentId'),
  sql.placeholder('courseId'),
];

/** One statement, four short index ranges: this is asked before every lesson, quiz and tree. */
const standingRows = preparedStatement<{ tenantId: string; studentId: string; courseId: number }, StandingRow>(sql`
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
`);

/** A standing with the films that were begun and are not finished. */
export interface WholeStanding extends Standing {
  begun: ReadonlySet<number>;
}

export async function loadStanding(
  tx: Tx,
  tenantId: string,
  studentId: string,
  courseId: number,
): Promise<WholeStanding> {
  const rows = await standingRows(tx, { tenantId, studentId, courseId });
  const of = (kind: StandingRow['kind']) => rows.filter((row) => row.kind === kind);
  const [course] = of('course');
  return {
    holdings: {
      course: course ? grantOf(course) : null,
      units: new Map(of('unit').map((row) => [Number(row.id), grantOf(row)])),
      extended: new Map(of('extended').map((row) => [Number(row.id), Date.parse(row.until ?? '')])),
    },
    finished: new Set(of('finished').map((row) => Number(row.id))),
    begun: new Set(of('begun').map((row) => Number(row.id))),
  };
}

export function grantOf(row: { at: string | null; until: string | null }): Grant {
  return {
    enrolledAt: row.at === null ? null : Date.parse(row.at),
    extendedUntil: row.until === null ? null : Date.parse(row.until),
  };
}

/** The outline as the access rules see it. */
export function curriculumOf(outline: CourseOutline, finished: ReadonlySet<number>, now: number): Curriculum {
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
        })),
      }),
    ),
  };
}
