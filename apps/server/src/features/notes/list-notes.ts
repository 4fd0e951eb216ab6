import { listNotes as endpoint } from '@hessa/contract/notes/list-notes';
import { and, desc, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { courses } from '../courses/courses-table.ts';
import { lessons } from '../lessons/lessons-table.ts';
import { isShownInSql } from '../units/shown-in-sql.ts';
import { units } from '../units/units-table.ts';
import { videoNotes } from './video-notes-table.ts';

/** All of them: there are never more than a phone can keep and search. */
export const listNotes = handle(endpoint, (ctx) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const rows = await tx
      .select({
        id: videoNotes.id,
        lessonId: videoNotes.lessonId,
        second: videoNotes.second,
        text: videoNotes.text,
        writtenAt: videoNotes.writtenAt,
        lessonName: lessons.name,
        courseId: lessons.courseId,
        courseName: courses.name,
      })
      .from(videoNotes)
      .innerJoin(lessons, and(eq(lessons.tenantId, tenantId), eq(lessons.id, videoNotes.lessonId)))
      .innerJoin(units, and(eq(units.tenantId, tenantId), eq(units.id, lessons.unitId)))
      .innerJoin(courses, and(eq(courses.tenantId, tenantId), eq(courses.id, lessons.courseId)))
      .where(
        and(
          eq(videoNotes.tenantId, tenantId),
          eq(videoNotes.studentId, ctx.account.id),
          isShownInSql('units', ctx.now),
          isShownInSql('lessons', ctx.now),
        ),
      )
      .orderBy(desc(videoNotes.writtenAt), desc(videoNotes.id));
    return { data: rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() })) };
  }, 'read');
});
