import { setLessonShowing as endpoint } from '@hessa/contract/authoring/lessons/set-lesson-showing';
import { isShown, type StoredShowing } from '@hessa/rules/lessons/showing';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp } from '../courses/course-edit.ts';
import { readShowing, showingFields } from '../courses/present-showing.ts';
import { type LessonRow, lockLessonAt } from './lesson-edit.ts';

/** What students did in it stays as it is, and is theirs again when it is shown again. */
export const setLessonShowing = handle(endpoint, async (ctx, { params: { lessonId }, body: { version, showing } }) => {
  return ctx.withTenant(async (tx) => {
    const lesson = await lockLessonAt(tx, ctx, lessonId, version);
    const next = readShowing(showing);
    await tx
      .update(lessons)
      .set({ ...next, placedAt: placedAt(lesson, next, ctx.now) })
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

/** What was away stands in its unit from when it is shown: nobody missed it before. */
function placedAt(lesson: LessonRow, { hidden, appearsAt }: StoredShowing, now: Date): Date | null {
  if (hidden || (appearsAt === null && isShown(lesson, now.getTime()))) return lesson.placedAt;
  return appearsAt ?? now;
}
