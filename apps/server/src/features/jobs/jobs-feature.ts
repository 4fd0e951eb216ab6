import type { Feature } from '../../calls/feature.ts';
import { cancelJob } from './teach/cancel-job.ts';
import { getJob } from './teach/get-job.ts';
import { listJobs } from './teach/list-jobs.ts';

export const jobsFeature: Feature = {
  calls: [cancelJob, getJob, listJobs],
};
