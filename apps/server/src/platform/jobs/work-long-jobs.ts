import type { JobQueue } from './job-queue.ts';
import { giveUpLongJob, type LongJobRunner, runLongJob } from './run-long-job.ts';

/** An export must not keep a batch of codes waiting; more at once would crowd out people's requests. */
const AT_ONCE = 3;

export async function workLongJobs(
  jobs: Pick<JobQueue, 'work'>,
  runner: LongJobRunner,
  heavyAtOnce: number,
): Promise<void> {
  await jobs.work('long-job', (job, signal) => runLongJob(runner, job, signal), {
    atOnce: AT_ONCE,
    pauseSeconds: 1,
  });
  await jobs.work('heavy-job', (job, signal) => runLongJob(runner, job, signal), {
    atOnce: heavyAtOnce,
    pauseSeconds: 1,
  });
  await jobs.work('long-job-lost', (job) => giveUpLongJob(runner, job), { pauseSeconds: 10 });
}
