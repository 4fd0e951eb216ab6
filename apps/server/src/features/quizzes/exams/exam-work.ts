import type { Platform } from '../../../platform/platform.ts';

/** Whoever works on exams: a caller, or the server itself when time is over. */
export interface ExamWork {
  tenant: { id: string };
  now: Date;
  platform: Platform;
}
