import { renameLesson as endpoint } from '@hessa/contract/authoring/lessons/rename-lesson';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { STORED_LESSONS } from '../../quizzes/stored-lessons.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { lockLessonAt } from './lesson-edit.ts';

export const renameLesson = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, name } }) => {
  return ctx.withTenant(async (tx) => {
    const lesson = await lockLessonAt(tx, ctx, lessonId, version);
    await tx
      .update(lessons)
      .set({
        name,
        ...(STORED_LESSONS[lesson.type].isNamedWithContent ? { contentVersion: lesson.contentVersion + 1 } : {}),
      })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
    await recordEvent(tx, ctx, {
      kind: 'lesson.renamed',
      actorId: ctx.account.id,
      details: { course: lesson.courseId, lesson: lessonId, ...changedFields({ name: lesson.name }, { name }) },
    });
    return { data: { version: await countVersionUp(tx, ctx, lesson.courseId) } };
  });
});
