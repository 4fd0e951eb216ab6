import { listTenants } from '../db/list-tenants.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { purgeTenant } from '../features/auth/purge-tenant.ts';
import type { Clock } from '../platform/clock.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One tenant after the other, with room for everything else between them. */
const PAUSE_SECONDS = 10;

export interface DailyPurge {
  stop(): void;
}

export interface PurgeOptions {
  jobs: JobQueue;
  withTenant: WithAnyTenant;
  ownerUrl: string;
  clock: Clock;
  onError: (error: unknown) => void;
  pauseSeconds?: number;
}

/** Once a day a job for every tenant, however many servers ask for it; whichever is free does it. */
export async function purgeDaily(options: PurgeOptions): Promise<DailyPurge> {
  const { jobs, withTenant, ownerUrl, clock, onError, pauseSeconds = PAUSE_SECONDS } = options;
  const ask = async () => {
    for (const tenantId of await listTenants(ownerUrl)) await jobs.enqueueDaily('purge-tenant', { tenantId }, tenantId);
  };
  await jobs.work('purge-tenant', ({ tenantId }) => purgeTenant(withTenant, tenantId, clock.now()), {
    pauseSeconds,
  });
  const timer = setInterval(() => ask().catch(onError), DAY_MS);
  timer.unref();
  ask().catch(onError);
  return { stop: () => clearInterval(timer) };
}
