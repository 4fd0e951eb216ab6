import { cancelJob } from './teach/cancel-job.ts';
import { getJob } from './teach/get-job.ts';
import { listJobs } from './teach/list-jobs.ts';

export const jobsApi = { cancelJob, getJob, listJobs } as const;
