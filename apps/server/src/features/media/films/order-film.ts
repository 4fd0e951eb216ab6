import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { startLongJob } from '../../../platform/jobs/start-long-job.ts';
import { films } from './films-table.ts';
import { makeFilmKind } from './make-film-kind.ts';

/** A film arrived: it is made fit to stream, in the transaction that keeps it. */
export async function orderFilm(tx: Tx, ctx: AccountContext, filmId: string): Promise<void> {
  const jobId = randomUUID();
  await tx.insert(films).values({ tenantId: ctx.tenant.id, id: filmId, jobId, secret: randomBytes(32) });
  await startLongJob(tx, ctx, { id: jobId, kind: makeFilmKind, input: { filmId, mode: null } });
}
