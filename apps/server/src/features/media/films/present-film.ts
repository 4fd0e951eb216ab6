import type { filmState } from '@hessa/contract/media/teach/get-film';
import { secondsLeft } from '@hessa/rules/media/film/film-ladder';
import { bytesOf } from '@hessa/rules/media/film/film-playlists';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { longJobs } from '../../../platform/jobs/long-jobs-table.ts';
import { isOpen } from '../../../platform/jobs/run-long-job.ts';
import type { LongJobRow } from '../../../platform/jobs/start-long-job.ts';
import { presentJob } from '../../jobs/teach/present-job.ts';
import { mediaFiles } from '../media-files-table.ts';
import { privateLink } from '../private-link.ts';
import { filmLink } from './film-links.ts';
import { type FoundFilm, findFilm } from './find-film.ts';

type FilmState = z.input<typeof filmState>;

/** A film as its teacher follows it. */
export async function presentFilm(tx: Tx, ctx: AccountContext, filmId: string): Promise<FilmState> {
  const found = await findFilm(tx, ctx.tenant.id, filmId);
  if (!found) throw new DomainError('film.not_found');
  const { film, rungs, sound } = found;
  const job = await findFilmJob(tx, ctx.tenant.id, film.jobId);
  const [original] = await tx
    .select({ byteLength: mediaFiles.byteLength })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.tenantId, ctx.tenant.id), eq(mediaFiles.id, filmId)));
  const { facts, mode, measuredMode, startedAt, captionsMediaId } = film;
  return {
    id: filmId,
    state: stateOf(found, job),
    job: job && presentJob(job),
    secondsLeft:
      startedAt && job && isOpen(job.state)
        ? secondsLeft({ ...job, elapsedMs: ctx.now.getTime() - startedAt.getTime() })
        : null,
    facts,
    mode,
    measuredMode,
    rungs: [...rungs, ...(sound ? [sound] : [])].map((rung) => ({
      name: rung.name,
      lines: rung.lines,
      bytes: bytesOf(rung),
    })),
    originalBytes: original?.byteLength ?? 0,
    streamUrl: rungs.length > 0 ? filmLink(ctx, filmId, null) : null,
    captionsUrl: captionsMediaId === null ? null : privateLink(ctx, captionsMediaId, 'video', null),
    isPale: facts?.isHdr === true && ctx.platform.films?.tonesDown === false,
  };
}

function stateOf({ film, rungs }: FoundFilm, job: LongJobRow | null): FilmState['state'] {
  if (job && isOpen(job.state)) return rungs.length > 0 ? 'opens' : 'making';
  if (film.readyAt && (!job || job.state === 'done')) return 'ready';
  return job?.state === 'cancelled' ? 'stopped' : 'failed';
}

export async function findFilmJob(tx: Tx, tenantId: string, jobId: string): Promise<LongJobRow | null> {
  const [job] = await tx
    .select()
    .from(longJobs)
    .where(and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, jobId)));
  return job ?? null;
}
