import type { CurriculumUnit } from '@hessa/rules/lessons/curriculum';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { Curriculum, Grant, Holdings } from '@hessa/rules/lessons/lesson-access';
import { isExamOver } from '@hessa/rules/quizzes/exams/exam-terms';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of.ts';
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
  kind: 'course' | 'unit' | 'extended' | 'finished';
  id: string;
  at: string | null;
  until: string | null;
}

/** One statement, four short index ranges: this is asked before every lesson, quiz and tree. */
export async function loadStanding(tx: Tx, tenantId: string, studentId: string, courseId: number): Promise<Standing> {
  const rows = await rowsOf<StandingRow>(
    tx,
    sql`
    select 'course' as kind, ${enrolments.courseId} as id, ${enrolments.enrolledAt} as at, ${enrolments.extendedUntil} as until
    from ${enrolments}
    where ${enrolments.tenantId} = ${tenantId} and ${enrolments.studentId} = ${studentId} and ${enrolments.courseId} = ${courseId}
    union all
    select 'unit', ${unitGrants.unitId}, ${unitGrants.grantedAt}, ${unitGrants.extendedUntil}
    from ${unitGrants}
    where ${unitGrants.tenantId} = ${tenantId} and ${unitGrants.studentId} = ${studentId} and ${unitGrants.courseId} = ${courseId}
    union all
    select 'extended', ${unitExtensions.unitId}, null, ${unitExtensions.until}
    from ${unitExtensions}
    where ${unitExtensions.tenantId} = ${tenantId} and ${unitExtensions.studentId} = ${studentId}
      and ${unitExtensions.courseId} = ${courseId}
    union all
    select 'finished', ${lessonProgress.lessonId}, null, null
    from ${lessonProgress}
    where ${lessonProgress.tenantId} = ${tenantId} and ${lessonProgress.studentId} = ${studentId}
      and ${lessonProgress.courseId} = ${courseId} and ${lessonProgress.completedAt} is not null
  `,
  );
  const course = rows.find((row) => row.kind === 'course');
  return {
    holdings: {
      course: course ? grantOf(course) : null,
      units: new Map(rows.filter((row) => row.kind === 'unit').map((row) => [Number(row.id), grantOf(row)])),
      extended: new Map(
        rows.filter((row) => row.kind === 'extended').map((row) => [Number(row.id), Date.parse(row.until ?? '')]),
      ),
    },
    finished: new Set(rows.filter((row) => row.kind === 'finished').map((row) => Number(row.id))),
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
        })),
      }),
    ),
  };
}
