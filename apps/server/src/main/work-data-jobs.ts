import { forgetPerson } from '../features/data/forget-person.ts';
import type { ArchiveStore } from '../platform/archive-store.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';

/** What happens to a tenant's data after the request that decided it. */
export async function workDataJobs(jobs: JobQueue, archives: ArchiveStore, ownerUrl: string): Promise<void> {
  await jobs.work('drop-archive', ({ tenantId, jobId }) => archives.drop(tenantId, jobId), { pauseSeconds: 10 });
  await jobs.work('forget-person', ({ tenantId, accountId }) => forgetPerson(ownerUrl, tenantId, accountId), {
    pauseSeconds: 2,
  });
}
