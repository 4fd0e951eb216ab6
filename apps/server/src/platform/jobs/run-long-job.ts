import { and, eq, inArray } from 'drizzle-orm';
import { isDatabaseAway } from '../../db/database-away.ts';
import type { WithAnyTenant, WithTenant } from '../../db/tenant-transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Platform } from '../platform.ts';
import { createJobProgress, JobCancelled, JobInterrupted } from './job-progress.ts';
import type { LongJobKind, LongWork } from './long-job-kind.ts';
import { type LongJobState, longJobs } from './long-jobs-table.ts';
import type { AskedInput, LongJobRow } from './start-long-job.ts';

export interface LongJobRunner {
  withTenant: WithAnyTenant;
  /** For kinds whose reads may be two seconds old, where a standby answers them. */
  mayBeOld?: WithAnyTenant;
  platform: Platform;
  kinds: readonly LongJobKind<unknown>[];
  onFault: (error: unknown, kind: string) => void;
}

interface Named {
  tenantId: string;
  jobId: string;
}

/** One try at a long job. Returns when it is ended, whichever way; throws when another try shall follow. */
export async function runLongJob(
  runner: LongJobRunner,
  { tenantId, jobId }: Named,
  signal: AbortSignal,
): Promise<void> {
  const withTenant: WithTenant = (work, mode) => runner.withTenant(tenantId, work, mode);
  const now = () => runner.platform.clock.now();
  const end = (state: LongJobState, problem: string | null = null) =>
    endJob(withTenant, { tenantId, jobId }, { state, problem, endedAt: now() });
  const kindOf = (row: LongJobRow) => runner.kinds.find(({ kind }) => kind === row.kind);
  const row = await takeUp(withTenant, { tenantId, jobId }, (taken) => kindOf(taken)?.afterCrash === 'resume');
  if (!row) return;
  const kind = kindOf(row);
  // A job of a newer version of the program, or of an older one: this server cannot know what it wanted.
  if (!kind) return end('failed', 'job.given_up');
  const { wanted, sessionId, serves } = row.input as AskedInput;
  const read = (kind.freshness === 'may be old' && runner.mayBeOld) || runner.withTenant;
  const work: LongWork<unknown> = {
    jobId,
    input: wanted,
    actor: { id: row.askedBy, sessionId, serves },
    tenant: { id: tenantId },
    get now() {
      return now();
    },
    caller: { requestId: `job-${jobId}` },
    platform: runner.platform,
    withTenant: (inside, mode) => read(tenantId, inside, mode, serves),
    doneBefore: row.done,
    ...createJobProgress({ withTenant, tenantId, jobId, doneBefore: row.done, now, signal }),
  };
  try {
    if (row.cancelAskedAt) throw new JobCancelled();
    const result = await kind.run(work);
    if (result) await withTenant((tx) => work.finish(tx, result));
  } catch (error) {
    if (error instanceof JobInterrupted || shallTryAgain(error)) throw error;
    await kind.cleanUp?.(work);
    if (error instanceof JobCancelled) return end('cancelled');
    if (error instanceof DomainError) return end('failed', error.code);
    runner.onFault(error, kind.kind);
    await end('failed', 'service.failed');
  }
}

/** After the last try: nobody is left who could finish it. */
export async function giveUpLongJob(runner: LongJobRunner, { tenantId, jobId }: Named): Promise<void> {
  const withTenant: WithTenant = (work, mode) => runner.withTenant(tenantId, work, mode);
  const endedAt = runner.platform.clock.now();
  await endJob(withTenant, { tenantId, jobId }, { state: 'failed', problem: 'job.given_up', endedAt });
}

/** The job, now this try's; null when it has ended or is not there. */
async function takeUp(
  withTenant: WithTenant,
  { tenantId, jobId }: Named,
  keepsDone: (row: LongJobRow) => boolean,
): Promise<LongJobRow | null> {
  return withTenant(async (tx) => {
    const mine = and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, jobId));
    const [row] = await tx.select().from(longJobs).where(mine).for('update');
    if (!row || !isOpen(row.state)) return null;
    const done = keepsDone(row) ? row.done : 0;
    await tx.update(longJobs).set({ state: 'running', done }).where(mine);
    return { ...row, done };
  });
}

async function endJob(
  withTenant: WithTenant,
  { tenantId, jobId }: Named,
  outcome: { state: LongJobState; problem: string | null; endedAt: Date },
): Promise<void> {
  await withTenant((tx) =>
    tx
      .update(longJobs)
      .set(outcome)
      .where(
        and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, jobId), inArray(longJobs.state, ['waiting', 'running'])),
      ),
  );
}

export function isOpen(state: LongJobState): boolean {
  return state === 'waiting' || state === 'running';
}

/** The world was not there; a fault of the program or a refusal would only repeat itself. */
function shallTryAgain(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'service.busy' || error.code === 'service.unavailable';
  return isDatabaseAway(error);
}
