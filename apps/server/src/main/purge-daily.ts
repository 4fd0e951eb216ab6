import { listTenants } from '../db/list-tenants.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { purgeTenant } from '../features/auth/purge-tenant.ts';
import { purgeUploads } from '../features/media/teach/purge-uploads.ts';
import type { Clock } from '../platform/clock.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { PartialUploads } from '../platform/uploads/partial-uploads.ts';

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
  uploads: PartialUploads;
  onError: (error: unknown) => void;
  pauseSeconds?: number;
}

/** Once a day a job for every tenant, however many servers ask for it; whichever is free does it. */
export async function purgeDaily(options: PurgeOptions): Promise<DailyPurge> {
  const { jobs, withTenant, ownerUrl, clock, uploads, onError, pauseSeconds = PAUSE_SECONDS } = options;
  const ask = async () => {
    for (const tenantId of await listTenants(ownerUrl)) await jobs.enqueueDaily('purge-tenant', { tenantId }, tenantId);
  };
  const purge = async (tenantId: string) => {
    await purgeTenant(withTenant, tenantId, clock.now());
    await purgeUploads(uploads, tenantId, clock.now());
  };
  await jobs.work('purge-tenant', ({ tenantId }) => purge(tenantId), { pauseSeconds });
  const timer = setInterval(() => ask().catch(onError), DAY_MS);
  timer.unref();
  ask().catch(onError);
  return { stop: () => clearInterval(timer) };
}
