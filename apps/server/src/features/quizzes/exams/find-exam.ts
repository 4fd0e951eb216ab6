import { and, eq, sql } from 'drizzle-orm';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { courses } from '../../courses/courses-table.ts';
import { enrolments } from '../../enrolment/enrolments-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import type { Sitter } from './find-sittings.ts';

const [TENANT, STUDENT] = [sql.placeholder('tenantId'), sql.placeholder('studentId')];

const examOf = preparedQuery((db) =>
  db
    .select({
      lessonId: lessons.id,
      lessonName: lessons.name,
      contentVersion: lessons.contentVersion,
      keyTime: lessons.keyTime,
      resultsAt: lessons.resultsAt,
      terms: lessons.exam,
      courseId: courses.id,
      term: courses.term,
      extraMinutes: accounts.examExtraMinutes,
      holdsCourse: sql<boolean>`exists (select from ${enrolments} e where e.tenant_id = ${TENANT}
        and e.student_id = ${STUDENT} and e.course_id = ${courses.id})`,
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.tenantId, lessons.tenantId), eq(courses.id, lessons.courseId)))
    .innerJoin(accounts, and(eq(accounts.tenantId, lessons.tenantId), eq(accounts.id, STUDENT)))
    .where(and(eq(lessons.tenantId, TENANT), eq(lessons.id, sql.placeholder('lessonId')))),
);

export type FoundExam = Awaited<ReturnType<typeof findExam>>;

/** An exam and what one student has to do with it, whether it is shown or not: what was written is never refused. */
export async function findExam(tx: Tx, tenantId: string, { studentId, lessonId }: Sitter) {
  const [exam] = await examOf(tx, { tenantId, studentId, lessonId });
  if (!exam) throw new DomainError('lesson.not_found');
  return exam;
}
