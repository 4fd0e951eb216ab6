import type { videoLesson } from '@hessa/contract/authoring/lessons/video-lesson';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { WATCHED_KINDS } from '../../lessons/kinds-in-sql.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { filmLink } from '../../media/films/film-links.ts';
import { findFilm } from '../../media/films/find-film.ts';
import { mediaFiles } from '../../media/media-files-table.ts';
import { privateLink } from '../../media/private-link.ts';
import type { LessonRow } from './lesson-edit.ts';

export type MediaRow = typeof mediaFiles.$inferSelect;

export async function findVideoLesson(
  tx: Tx,
  ctx: AccountContext,
  lessonId: number,
): Promise<{ lesson: LessonRow; courseName: string }> {
  const [found] = await tx
    .select({ lesson: lessons, courseName: courses.name })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.tenantId, lessons.tenantId), eq(courses.id, lessons.courseId)))
    .where(
      and(eq(lessons.tenantId, ctx.tenant.id), eq(lessons.id, lessonId), sql`${lessons.type} in ${WATCHED_KINDS}`),
    );
  if (!found) throw new DomainError('lesson.not_found');
  return found;
}

type MediaColumns = Pick<LessonRow, 'videoMediaId' | 'captionsMediaId' | 'posterMediaId' | 'attachmentMediaId'>;

/** The files a lesson names, by id; one statement however many. */
export async function findLessonFiles(
  tx: Tx,
  ctx: AccountContext,
  { videoMediaId, captionsMediaId, posterMediaId, attachmentMediaId }: MediaColumns,
): Promise<Map<string, MediaRow>> {
  const ids = [videoMediaId, captionsMediaId, posterMediaId, attachmentMediaId].filter((id) => id !== null);
  const rows = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, ctx.tenant.id), inArray(mediaFiles.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Where the lesson's video plays as a stream; null for one that is no film, or none yet. */
export async function findStream(tx: Tx, ctx: AccountContext, videoMediaId: string | null): Promise<string | null> {
  const found = videoMediaId === null ? null : await findFilm(tx, ctx.tenant.id, videoMediaId);
  return found && found.rungs.length > 0 ? filmLink(ctx, found.film.id, null) : null;
}

export function presentVideoLesson(
  ctx: AccountContext,
  lesson: LessonRow,
  courseName: string,
  files: ReadonlyMap<string, MediaRow>,
  stream: string | null,
): z.input<typeof videoLesson> {
  const file = (id: string | null) => {
    const row = id === null ? undefined : files.get(id);
    return row ? { ...row, mediaId: row.id, path: privateLink(ctx, row.id, 'video', lesson) } : null;
  };
  const video = file(lesson.videoMediaId);
  return {
    data: {
      id: lesson.id,
      courseId: lesson.courseId,
      unitId: lesson.unitId,
      courseName,
      version: lesson.contentVersion,
      name: lesson.name,
      videoUrl: lesson.videoUrl,
      video: video && { ...video, path: stream ?? video.path },
      captions: file(lesson.captionsMediaId),
      poster: file(lesson.posterMediaId),
      durationSeconds: lesson.durationSeconds,
      attachment: file(lesson.attachmentMediaId),
      attachmentTitle: lesson.attachmentTitle,
      makesFilms: ctx.platform.films !== null,
    },
  };
}
