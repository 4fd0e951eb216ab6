import { type ErrorCode, errorEntry } from '@hessa/contract/errors/catalogue';
import type { longJob } from '@hessa/contract/jobs/teach/long-job';
import type { z } from 'zod';
import { isOpen } from '../../../platform/jobs/run-long-job.ts';
import type { LongJobRow } from '../../../platform/jobs/start-long-job.ts';

export function presentJob(job: LongJobRow): z.input<typeof longJob> {
  const { id, kind, state, done, total, problem } = job;
  return {
    id,
    kind,
    state,
    askedAt: job.askedAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
    done,
    total,
    isStopping: isOpen(state) && job.cancelAskedAt !== null,
    result: job.result as Record<string, unknown> | null,
    problem: problem === null ? null : { code: problem, messageAr: errorEntry(problem as ErrorCode).ar },
  };
}
