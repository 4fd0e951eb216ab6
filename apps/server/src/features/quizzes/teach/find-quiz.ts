import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { ANSWERED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { units } from '../../units/units-table.ts';

export type FoundQuiz = Awaited<ReturnType<typeof findQuiz>>;

/** The quiz a console call is about, with its place. */
export async function findQuiz(tx: Tx, tenantId: string, lessonId: number) {
  const [quiz] = await tx
    .select({
      id: lessons.id,
      name: lessons.name,
      type: lessons.type,
      contentVersion: lessons.contentVersion,
      questionCount: lessons.questionCount,
      exam: lessons.exam,
      resultsAt: lessons.resultsAt,
      placedAt: lessons.placedAt,
      goneFrom: lessons.goneFrom,
      goneUntil: lessons.goneUntil,
      unitId: units.id,
      unitName: units.name,
      unitPosition: units.position,
      courseId: courses.id,
      courseName: courses.name,
      term: courses.term,
      openToAll: courses.openToAll,
    })
    .from(lessons)
    .innerJoin(units, and(eq(units.tenantId, lessons.tenantId), eq(units.id, lessons.unitId)))
    .innerJoin(courses, and(eq(courses.tenantId, lessons.tenantId), eq(courses.id, lessons.courseId)))
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonId), sql`${lessons.type} in ${ANSWERED_KINDS}`));
  if (!quiz) throw new DomainError('results.quiz_not_found');
  return quiz;
}
