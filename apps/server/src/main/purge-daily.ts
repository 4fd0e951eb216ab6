import { listTenants } from '../db/list-tenants.ts';
import type { WithAnyTenant } from '../db/tenant-transaction.ts';
import { purgeTenant } from '../features/auth/purge-tenant.ts';
import { hashCodeHalves } from '../features/codes/hash-code-halves.ts';
import { dropOldEvents } from '../features/data/drop-old-events.ts';
import { dropWatchHours } from '../features/lessons/drop-watch-hours.ts';
import { collectUnusedFiles } from '../features/media/collect-unused.ts';
import { purgeUploads } from '../features/media/teach/purge-uploads.ts';
import { judgeBank } from '../features/quizzes/bank/judge-bank.ts';
import { foldFigures } from '../features/statistics/fold-figures.ts';
import { careForIdleStudents } from '../features/students/care-for-idle-students.ts';
import { eraseOld } from '../features/trash/erase-old.ts';
import type { Platform } from '../platform/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One tenant after the other, with room for everything else between them. */
const PAUSE_SECONDS = 10;

export interface DailyPurge {
  stop(): void;
}

export interface PurgeOptions {
  platform: Platform;
  withTenant: WithAnyTenant;
  ownerUrl: string;
  onError: (error: unknown) => void;
  pauseSeconds?: number;
}

/** Once a day a job for every tenant, however many servers ask for it; whichever is free does it. */
export async function purgeDaily(options: PurgeOptions): Promise<DailyPurge> {
  const { platform, withTenant, ownerUrl, onError, pauseSeconds = PAUSE_SECONDS } = options;
  const { jobs, clock, uploads } = platform;
  const ask = async () => {
    for (const tenantId of await listTenants(ownerUrl)) await jobs.enqueueDaily('purge-tenant', { tenantId }, tenantId);
  };
  const purge = async (tenantId: string) => {
    await purgeTenant(withTenant, tenantId, clock.now());
    await purgeUploads(uploads, tenantId, clock.now());
    await collectUnusedFiles(withTenant, platform.files, tenantId, clock.now());
    await eraseOld(withTenant, jobs, tenantId, clock.now());
    await careForIdleStudents(withTenant, platform, tenantId, clock.now());
    await dropWatchHours(withTenant, tenantId, clock.now());
    await dropOldEvents(ownerUrl, tenantId, clock.now());
    await foldFigures(withTenant, tenantId);
    await judgeBank(withTenant, platform, tenantId);
    await hashCodeHalves(withTenant, platform, tenantId);
  };
  await jobs.work('purge-tenant', ({ tenantId }) => purge(tenantId), { pauseSeconds });
  const timer = setInterval(() => ask().catch(onError), DAY_MS);
  timer.unref();
  ask().catch(onError);
  return { stop: () => clearInterval(timer) };
}
