import { setLessonShowing as endpoint } from '@hessa/contract/authoring/lessons/set-lesson-showing';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { readShowing, showingFields } from '../courses/present-showing.ts';
import { lockLessonAt } from './lesson-edit.ts';
import { noteShowing } from './note-presence.ts';

/** What students did in it stays as it is, and is theirs again when it is shown again. */
export const setLessonShowing = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, showing } }) => {
  return ctx.withTenant(async (tx) => {
    const lesson = await lockLessonAt(tx, ctx, lessonId, version);
    const next = readShowing(showing);
    await tx
      .update(lessons)
      .set(next)
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
    await noteShowing(tx, ctx, { lessonId }, lesson, next);
    const changes = changedFields(showingFields(lesson), showingFields(next));
    await recordEvent(tx, ctx, {
      kind: 'lesson.showing_set',
      actorId: ctx.account.id,
      details: { course: lesson.courseId, lesson: lessonId, ...changes },
    });
    return { data: { version: await countVersionUp(tx, ctx, lesson.courseId) } };
  });
});
