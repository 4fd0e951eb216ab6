import { setLessonShowing as endpoint } from '@hessa/contract/authoring/lessons/set-lesson-showing';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { readShowing, showingFields } from '../courses/present-showing.ts';
import { comesBackAt } from './comes-at.ts';
import { lockLessonAt } from './lesson-edit.ts';

/** What students did in it stays as it is, and is theirs again when it is shown again. */
export const setLessonShowing = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, showing } }) => {
  return ctx.withTenant(async (tx) => {
    const lesson = await lockLessonAt(tx, ctx, lessonId, version);
    const next = readShowing(showing);
    await tx
      .update(lessons)
      .set({ ...next, placedAt: comesBackAt(lesson, next, ctx.now) ?? lesson.placedAt })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
    const changes = changedFields(showingFields(lesson), showingFields(next));
    await recordEvent(tx, ctx, {
      kind: 'lesson.showing_set',
      actorId: ctx.account.id,
      details: { course: lesson.courseId, lesson: lessonId, ...changes },
    });
    return { data: { version: await countVersionUp(tx, ctx, lesson.courseId) } };
  });
});
