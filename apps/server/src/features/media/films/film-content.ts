import type { filmExtras } from '@hessa/contract/lessons/get-lesson-content';
import { SOUND_ALONE } from '@hessa/rules/media/film/film-ladder';
import { bytesOf } from '@hessa/rules/media/film/film-playlists';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { isOpen } from '../../../platform/jobs/run-long-job.ts';
import { mediaFiles } from '../media-files-table.ts';
import { privateLink } from '../private-link.ts';
import type { Place } from '../signed-link.ts';
import { filmLink } from './film-links.ts';
import { type FoundFilm, findFilm } from './find-film.ts';
import { findFilmJob } from './present-film.ts';

interface FilmContent {
  videoUrl: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  durationSeconds: number | null;
  film: z.input<typeof filmExtras>;
}

/** What a browser plays by itself, also where nobody made a film of it. */
const PLAYS_AS_IT_CAME = ['video/mp4', 'video/webm'];

/**
 * A stored video as a film; null where it is served as it came. One that is still being made is refused until its first
 * quality is there, and one that came to nothing and that no browser plays, for good.
 */
export async function filmContent(
  tx: Tx,
  ctx: AccountContext,
  mediaId: string,
  place: Place,
): Promise<FilmContent | null> {
  const found = await findFilm(tx, ctx.tenant.id, mediaId);
  if (!found) return null;
  const { film, rungs } = found;
  if (rungs.length > 0) return present(ctx, found, place);
  const [source] = await tx
    .select({ contentType: mediaFiles.contentType })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, ctx.tenant.id), eq(mediaFiles.id, film.id)));
  const job = await findFilmJob(tx, ctx.tenant.id, film.jobId);
  if (job && isOpen(job.state)) throw new DomainError('lesson.film_not_ready');
  if (PLAYS_AS_IT_CAME.includes(source?.contentType ?? '')) return null;
  throw new DomainError('lesson.film_failed');
}

function present(ctx: AccountContext, { film, rungs, sound }: FoundFilm, place: Place): FilmContent {
  const { id, mode, durationSeconds, posterMediaId, stripMediaId, captionsMediaId, strip } = film;
  const file = (mediaId: string) => privateLink(ctx, mediaId, 'video', place);
  return {
    videoUrl: filmLink(ctx, id, place),
    posterUrl: posterMediaId === null ? null : file(posterMediaId),
    captionsUrl: captionsMediaId === null ? null : file(captionsMediaId),
    durationSeconds,
    film: {
      mode: mode ?? 'camera',
      sizes: rungs.map((rung) => ({ lines: rung.lines, bytes: bytesOf(rung) })),
      sound: sound && { url: filmLink(ctx, id, place, SOUND_ALONE.name), bytes: bytesOf(sound) },
      strip: stripMediaId && strip ? { url: file(stripMediaId), ...strip } : null,
    },
  };
}
