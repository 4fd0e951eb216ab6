import { setCourseCover as endpoint } from '@hessa/contract/authoring/courses/set-course-cover';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import { countVersionUp, lockCourseAt } from './course-edit.ts';

/** Only a picture that is open to everyone can stand in the catalogue. */
export const setCourseCover = handle(endpoint, async (ctx, { params: { courseId }, body: { version, mediaId } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const course = await lockCourseAt(tx, ctx, courseId, version);
    if (mediaId !== null) {
      const [file] = await tx
        .select({ contentType: mediaFiles.contentType, open: mediaFiles.open })
        .from(mediaFiles)
        .where(and(eq(mediaFiles.tenantId, tenantId), eq(mediaFiles.id, mediaId)));
      if (!file?.open || !file.contentType.startsWith('image/')) throw new DomainError('course.cover_unusable');
    }
    const imagePath = mediaId === null ? null : `/media/${tenantId}/${mediaId}`;
    const next = await countVersionUp(tx, ctx, courseId, { imagePath });
    await recordEvent(tx, ctx, {
      kind: 'course.cover_set',
      actorId: ctx.account.id,
      details: { course: courseId, before: { imagePath: course.imagePath }, after: { imagePath } },
    });
    return { data: { version: next } };
  });
});
