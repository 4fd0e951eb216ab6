import { placeText } from '@hessa/contract/list-place';
import { listWatchers as endpoint } from '@hessa/contract/students/list-watchers';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { leastCovered, watchReading } from '@hessa/rules/lessons/watch-reading';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { accounts } from '../auth/accounts-table.ts';
import { courses } from '../courses/courses-table.ts';
import { enrolments } from '../enrolment/enrolments-table.ts';
import { lessonProgress } from '../lessons/lesson-progress-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { unitGrants } from '../units/unit-grants-table.ts';
import { withManyDevices } from './many-devices.ts';

const AT_ONCE = 50;

interface Row {
  id: string;
  name: string;
  coveredSeconds: number;
  completedAt: string | null;
}

export const listWatchers = handle(endpoint, async (ctx, { params: { lessonId }, query: { only, after } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const lesson = await findVideo(tx, tenantId, lessonId);
    const { courseId, unitId, durationSeconds } = lesson;
    const isWanted: Record<NonNullable<typeof only>, SQL> = {
      'only-pressed': sql`p.completed_at is not null and c.seconds < ${leastCovered(durationSeconds)}::float8`,
      'not-begun': sql`p.completed_at is null and c.seconds = 0`,
    };
    const found = await rowsOf<Row>(
      tx,
      sql`
      select a.id, a.name, c.seconds as "coveredSeconds", p.completed_at as "completedAt"
      from (
        select student_id from ${enrolments} where tenant_id = ${tenantId} and course_id = ${courseId}
        union
        select student_id from ${unitGrants} where tenant_id = ${tenantId} and unit_id = ${unitId}
      ) held
      join ${accounts} a on a.tenant_id = ${tenantId} and a.id = held.student_id
      left join ${lessonProgress} p on p.tenant_id = ${tenantId} and p.student_id = a.id and p.course_id = ${courseId}
        and p.lesson_id = ${lessonId}
      cross join lateral (
        select coalesce(sum((r ->> 1)::float8 - (r ->> 0)::float8), 0) as seconds
        from jsonb_array_elements(coalesce(p.covered, '[]')) r
      ) c
      where a.role = 'student' and not a.disabled and a.anonymised_at is null
        and ${only ? isWanted[only] : sql`true`}
        and ${after ? sql`(a.name, a.id) > (${after.key}::text, ${after.id}::uuid)` : sql`true`}
      order by a.name, a.id limit ${AT_ONCE + 1}`,
    );
    const shown = found.slice(0, AT_ONCE);
    const last = shown.at(-1);
    const passedAround = await withManyDevices(tx, tenantId, shown, ctx.now);
    return {
      data: {
        lessonName: lesson.name,
        lessonType: lesson.type,
        courseId,
        courseName: lesson.courseName,
        durationSeconds,
        students: shown.map(({ id, name, coveredSeconds, completedAt }) => ({
          studentId: id,
          name,
          coveredSeconds,
          completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
          reading: watchReading({ coveredSeconds, durationSeconds, isCompleted: completedAt !== null }),
          manyDevices: passedAround.has(id),
        })),
        next: last && found.length > AT_ONCE ? placeText(last.name, last.id) : null,
      },
    };
  }, 'read');
});

async function findVideo(tx: Tx, tenantId: string, lessonId: number) {
  const [lesson] = await tx
    .select({
      name: lessons.name,
      type: lessons.type,
      unitId: lessons.unitId,
      courseId: lessons.courseId,
      durationSeconds: lessons.durationSeconds,
      courseName: courses.name,
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.tenantId, lessons.tenantId), eq(courses.id, lessons.courseId)))
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonId)));
  if (!lesson) throw new DomainError('lesson.not_found');
  if (!kindOfLesson(lesson).isWatched) throw new DomainError('lesson.not_a_video');
  return lesson;
}
