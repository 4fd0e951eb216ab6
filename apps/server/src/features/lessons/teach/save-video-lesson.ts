import type { saveVideoLesson as endpoint } from '@hessa/contract/lessons/teach/save-video-lesson';
import { lessonAddress } from '@hessa/rules/media/lesson-address';
import { type UploadPurpose, uploadRule } from '@hessa/rules/media/upload-purposes';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import type { AccountContext } from '../../../http/context.ts';
import type { InputOf, ResultOf } from '../../../http/handler.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../lessons-table.ts';
import {
  findLessonFiles,
  findVideoLesson,
  type LessonRow,
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

export async function saveVideoLesson(
  ctx: AccountContext,
  { params: { lessonId }, body: { version, ...fields } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  refuseUnfit(fields);
  return ctx.withTenant(async (tx) => {
    const { lesson, courseName } = await lockLesson(tx, ctx, lessonId);
    if (lesson.quizVersion !== version) throw new DomainError('teach.changed_meanwhile');
    const files = await findLessonFiles(tx, ctx, fields);
    refuseWrongFiles(fields, files);
    const changes = changedFields(lesson, fields);
    if (Object.keys(changes.after).length === 0) return presentVideoLesson(ctx, lesson, courseName, files);
    const changed = { ...lesson, ...fields, quizVersion: version + 1 };
    await tx
      .update(lessons)
      .set({ ...fields, quizVersion: version + 1 })
      .where(and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId)));
    // What is remembered of a course is remembered by its version.
    await tx
      .update(courses)
      .set({ version: sql`${courses.version} + 1` })
      .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, lesson.courseId)));
    await recordEvent(tx, ctx, {
      kind: 'lesson.video_edited',
      actorId: ctx.account.id,
      details: { course: lesson.courseId, lesson: lessonId, ...changes },
    });
    return presentVideoLesson(ctx, changed, courseName, files);
  });
}

/** The course is held first, as in every edit beneath it: two people who save at once come one after the other. */
async function lockLesson(tx: Tx, ctx: AccountContext, lessonId: number) {
  const { lesson } = await findVideoLesson(tx, ctx, lessonId);
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenantId, ctx.tenant.id), eq(courses.id, lesson.courseId)))
    .for('no key update');
  return findVideoLesson(tx, ctx, lessonId);
}

function refuseUnfit({ videoUrl, videoMediaId, attachmentMediaId, attachmentTitle }: Fields): void {
  if (videoUrl !== null && videoMediaId !== null) throw new DomainError('lesson.two_videos');
  // Whose frame it is does not matter here: the rules refuse by shape, and the player asks for the host itself.
  if (videoUrl !== null && lessonAddress(videoUrl, { hosted: [] }).kind === 'refused') {
    throw new DomainError('lesson.video_refused');
  }
  if ((attachmentMediaId === null) !== (attachmentTitle === null)) throw new DomainError('lesson.attachment_nameless');
}

function refuseWrongFiles(fields: Fields, files: ReadonlyMap<string, MediaRow>): void {
  for (const [column, purpose] of Object.entries(PURPOSES) as [keyof typeof PURPOSES, UploadPurpose][]) {
    const id = fields[column];
    if (id === null) continue;
    const type = files.get(id)?.contentType.split(';', 1)[0];
    if (!uploadRule(purpose).types.some((allowed) => allowed === type)) throw new DomainError('lesson.file_refused');
  }
}

function changedFields(lesson: LessonRow, fields: Fields) {
  const names = (Object.keys(fields) as (keyof Fields)[]).filter((name) => lesson[name] !== fields[name]);
  return {
    before: Object.fromEntries(names.map((name) => [name, lesson[name]])),
    after: Object.fromEntries(names.map((name) => [name, fields[name]])),
  };
}
