import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import { accounts } from '../auth/accounts-table.ts';
import { courses } from '../courses/courses-table.ts';

/** The first course of the student's own year that costs nothing. */
export async function findFreeCourse(tx: Tx, tenantId: string, studentId: string) {
  const [course = null] = await tx
    .select({ id: courses.id, courseName: courses.name })
    .from(courses)
    .innerJoin(accounts, and(eq(accounts.tenantId, courses.tenantId), eq(accounts.grade, courses.grade)))
    .where(
      and(
        eq(courses.tenantId, tenantId),
        eq(accounts.id, studentId),
        eq(courses.active, true),
        isNull(courses.archivedAt),
        eq(courses.pricePiastres, 0),
      ),
    )
    .orderBy(asc(courses.id))
    .limit(1);
  return course;
}
