import { and, eq, sql } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';

export type CourseRow = typeof courses.$inferSelect;

/** The course of an edit, held until the edit is done, so that of two edits the second sees what the first did. */
export async function lockCourse(tx: Tx, ctx: AccountContext, courseId: number): Promise<CourseRow> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, courseId)))
    // Lets students enrol meanwhile.
    .for('no key update');
  if (!course) throw new DomainError('course.not_found');
  return course;
}

/** The same, refused when anything in the course changed since the version that the edit was made upon. */
export async function lockCourseAt(tx: Tx, ctx: AccountContext, courseId: number, version: number): Promise<CourseRow> {
  const course = await lockCourse(tx, ctx, courseId);
  if (course.version !== version) throw new DomainError('teach.changed_meanwhile');
  return course;
}

/** Ends every edit of a course and of anything in it: outlines are remembered by the version. Answers the new one. */
export async function countVersionUp(
  tx: Tx,
  ctx: AccountContext,
  courseId: number,
  changes: Partial<CourseRow> = {},
): Promise<number> {
  const [course] = await tx
    .update(courses)
    .set({ ...changes, version: sql`${courses.version} + 1` })
    .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, courseId)))
    .returning({ version: courses.version });
  if (!course) throw new DomainError('course.not_found');
  return course.version;
}

export async function nameOfCourse(tx: Tx, tenantId: string, courseId: number): Promise<string> {
  const [course] = await tx
    .select({ name: courses.name })
    .from(courses)
    .where(and(eq(courses.tenantId, tenantId), eq(courses.id, courseId)));
  return course?.name ?? '';
}
