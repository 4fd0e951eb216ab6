import { remakeFilm as endpoint } from '@hessa/contract/media/teach/remake-film';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { isOpen } from '../../../platform/jobs/run-long-job.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { films } from '../films/films-table.ts';
import { makeFilmKind } from '../films/make-film-kind.ts';
import { findFilmJob, presentFilm } from '../films/present-film.ts';
import { mediaFiles } from '../media-files-table.ts';

/** What is made is watched meanwhile; a job that goes on is asked to stop before another begins. */
export const remakeFilm = handle(endpoint, async (ctx, { params: { filmId }, body: { jobId, mode } }) => {
  if (!ctx.platform.films) throw new DomainError('film.no_tool');
  return ctx.withTenant(async (tx) => {
    const mine = and(eq(films.tenantId, ctx.tenant.id), eq(films.id, filmId));
    const [film] = await tx.select().from(films).where(mine).for('update');
    if (!film) throw new DomainError('film.not_found');
    if (film.jobId !== jobId) {
      const job = await findFilmJob(tx, ctx.tenant.id, film.jobId);
      if (job && isOpen(job.state)) throw new DomainError('film.being_made');
      const [original] = await tx
        .select({ byteLength: mediaFiles.byteLength })
        .from(mediaFiles)
        .where(and(eq(mediaFiles.tenantId, ctx.tenant.id), eq(mediaFiles.id, filmId)));
      if (!original?.byteLength) throw new DomainError('film.original_gone');
      await startLongJob(tx, ctx, { id: jobId, kind: makeFilmKind, input: { filmId, mode } });
      await tx.update(films).set({ jobId, startedAt: null }).where(mine);
      await recordEvent(tx, ctx, {
        kind: 'film.remade',
        actorId: ctx.account.id,
        details: { media: filmId, mode: mode ?? 'auto' },
      });
    }
    return { data: await presentFilm(tx, ctx, filmId) };
  });
});
