import { saveVideoLesson as endpoint } from '@hessa/contract/authoring/lessons/save-video-lesson';
import { lessonAddress } from '@hessa/rules/media/lesson-address';
import { type UploadPurpose, uploadTypes } from '@hessa/rules/media/upload-purposes';
import { and, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import { handle, type InputOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { countVersionUp, lockCourse } from '../courses/course-edit.ts';
import { hasVideo } from './has-video.ts';
import type { LessonRow } from './lesson-edit.ts';
import { noteFilled } from './note-presence.ts';
import {
  findLessonFiles,
  findStream,
  findVideoLesson,
  type MediaRow,
  presentVideoLesson,
} from './present-video-lesson.ts';

type Body = InputOf<typeof endpoint>['body'];
type Fields = Omit<Body, 'version'>;

/** Which purpose a file must fit where it stands. */
const PURPOSES = {
  videoMediaId: 'video',
  captionsMediaId: 'captions',
  posterMediaId: 'poster',
  attachmentMediaId: 'attachment',
} as const satisfies Partial<Record<keyof Fields, UploadPurpose>>;

export const saveVideoLesson = handle(
  endpoint,
  async (ctx, { params: { lessonId }, body: { version, ...written } }) => {
    const fields = { ...written, videoUrl: keptAddress(ctx, written.videoUrl) };
    refuseUnfit(fields);
    return ctx.withTenant(async (tx) => {
      const { lesson, courseName } = await lockVideoLesson(tx, ctx, lessonId);
      if (lesson.contentVersion !== version) throw new DomainError('teach.changed_meanwhile');
      const files = await findLessonFiles(tx, ctx, fields);
      refuseWrongFiles(fields, files);
      const stream = await findStream(tx, ctx, fields.videoMediaId);
      const changes = changedFields(sameFields(lesson, fields), fields);
      if (!changes) return presentVideoLesson(ctx, lesson, courseName, files, stream);
      const changed = { ...fields, contentVersion: version + 1, written: lesson.written || hasVideo(fields) };
      await tx
        .update(lessons)
        .set(changed)
        .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
      if (!lesson.written && changed.written) await noteFilled(tx, ctx, lessonId);
      await countVersionUp(tx, ctx, lesson.courseId);
      await recordEvent(tx, ctx, {
        kind: 'lesson.video_edited',
        actorId: ctx.account.id,
        details: { course: lesson.courseId, lesson: lessonId, ...changes },
      });
      return presentVideoLesson(ctx, { ...lesson, ...changed }, courseName, files, stream);
    });
  },
);

/** The course is held first, as in every edit beneath it: two people who save at once come one after the other. */
async function lockVideoLesson(tx: Tx, ctx: AccountContext, lessonId: number) {
  const { lesson } = await findVideoLesson(tx, ctx, lessonId);
  await lockCourse(tx, ctx, lesson.courseId);
  return findVideoLesson(tx, ctx, lessonId);
}

function sameFields(lesson: LessonRow, fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, lesson[name as keyof Fields]])) as Fields;
}

/** What was pasted, as the address it means. */
function keptAddress({ platform }: AccountContext, pasted: string | null): string | null {
  if (pasted === null) return null;
  const meant = lessonAddress(pasted, { hosted: platform.videoHosts });
  if (meant.kind === 'refused') throw new DomainError('lesson.video_refused');
  return meant.address;
}

function refuseUnfit({ videoUrl, videoMediaId, attachmentMediaId, attachmentTitle }: Fields): void {
  if (videoUrl !== null && videoMediaId !== null) throw new DomainError('lesson.two_videos');
  if ((attachmentMediaId === null) !== (attachmentTitle === null)) throw new DomainError('lesson.attachment_nameless');
}

function refuseWrongFiles(fields: Fields, files: ReadonlyMap<string, MediaRow>): void {
  for (const [column, purpose] of Object.entries(PURPOSES) as [keyof typeof PURPOSES, UploadPurpose][]) {
    const id = fields[column];
    if (id === null) continue;
    const type = files.get(id)?.contentType.split(';', 1)[0];
    // A film that was taken while tools were there stays one when they are gone.
    if (!uploadTypes(purpose, true).some((allowed) => allowed === type)) throw new DomainError('lesson.file_refused');
  }
}
