import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { lockCourseAt } from '../courses/course-edit.ts';

export type LessonRow = typeof lessons.$inferSelect;

export async function findLesson(tx: Tx, ctx: AccountContext, lessonId: number): Promise<LessonRow> {
  const [lesson] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
  if (!lesson) throw new DomainError('lesson.not_found');
  return lesson;
}

/** The lesson of an edit, its course held at the version that the edit was made upon. */
export async function lockLessonAt(tx: Tx, ctx: AccountContext, lessonId: number, version: number): Promise<LessonRow> {
  const { courseId } = await findLesson(tx, ctx, lessonId);
  await lockCourseAt(tx, ctx, courseId, version);
  return findLesson(tx, ctx, lessonId);
}
