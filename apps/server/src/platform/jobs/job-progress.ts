import { and, eq, sql } from 'drizzle-orm';
import type { Tx, WithTenant } from '../../db/tenant-transaction.ts';
import type { JobResult } from './long-job-kind.ts';
import { longJobs } from './long-jobs-table.ts';

/** Somebody asked for the job to stop; whoever runs it lets this through. */
export class JobCancelled extends Error {
  override name = 'JobCancelled';
}

/** The server stops, or another try has taken the job over: this one ends without a word about its outcome. */
export class JobInterrupted extends Error {
  override name = 'JobInterrupted';
}

/** Often enough for a bar that moves, seldom enough to cost nothing. */
const WRITE_EVERY_MS = 300;

export interface JobProgress {
  total(count: number): Promise<void>;
  step(count: number): Promise<void>;
  finish(tx: Tx, result: JobResult): Promise<void>;
}

interface ProgressOptions {
  withTenant: WithTenant;
  tenantId: string;
  jobId: string;
  doneBefore: number;
  now: () => Date;
  signal: AbortSignal;
}

/** Counts what a job has done, writes it down now and then, and learns by the same statement whether it shall stop. */
export function createJobProgress({
  withTenant,
  tenantId,
  jobId,
  doneBefore,
  now,
  signal,
}: ProgressOptions): JobProgress {
  const mine = and(eq(longJobs.tenantId, tenantId), eq(longJobs.id, jobId), eq(longJobs.state, 'running'));
  let done = doneBefore;
  const whole = () => Math.floor(done);
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function write(values: { done?: number; total?: number }): Promise<void> {
    if (signal.aborted) throw new JobInterrupted();
    writtenAt = performance.now();
    const [row] = await withTenant((tx) =>
      tx.update(longJobs).set(values).where(mine).returning({ cancelAskedAt: longJobs.cancelAskedAt }),
    );
    if (!row) throw new JobInterrupted();
    if (row.cancelAskedAt) throw new JobCancelled();
  }

  return {
    total: (count) => write({ total: count }),
    async step(count) {
      done += count;
      if (performance.now() - writtenAt >= WRITE_EVERY_MS) await write({ done: whole() });
    },
    async finish(tx, result) {
      const [row] = await tx
        .update(longJobs)
        .set({ state: 'done', done: sql`coalesce(${longJobs.total}, ${whole()})`, result, endedAt: now() })
        .where(mine)
        .returning({ cancelAskedAt: longJobs.cancelAskedAt });
      if (!row) throw new JobInterrupted();
      if (row.cancelAskedAt) throw new JobCancelled();
    },
  };
}
