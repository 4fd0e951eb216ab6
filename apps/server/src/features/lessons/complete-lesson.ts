import { completeLesson as endpoint } from '@hessa/contract/lessons/complete-lesson';
import { COMPLETION } from '@hessa/rules/lessons/kinds/lesson-kind';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { isNull } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { openLesson } from './lesson-gate.ts';
import { lessonProgress } from './lesson-progress-table.ts';

/** Never refused to someone who may open the lesson; the covered seconds tell who only pressed the button. */
export const completeLesson = handle(endpoint, async (ctx, { query }) => {
  await ctx.withTenant(async (tx) => {
    const { lesson, standing } = await openLesson(tx, ctx, query.lessonId);
    if (kindOfLesson(lesson).finish !== COMPLETION) throw new DomainError('lesson.not_a_video');
    if (standing.finished.has(lesson.id)) return;
    await tx
      .insert(lessonProgress)
      .values({
        tenantId: ctx.tenant.id,
        studentId: ctx.account.id,
        courseId: lesson.courseId,
        lessonId: lesson.id,
        completedAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: [lessonProgress.tenantId, lessonProgress.studentId, lessonProgress.courseId, lessonProgress.lessonId],
        set: { completedAt: ctx.now },
        setWhere: isNull(lessonProgress.completedAt),
      });
  });
  return { message: 'Lesson completed' };
});
