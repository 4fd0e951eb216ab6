import { z } from 'zod';

/** Work that outlives a request, as the screen follows it. */
export const longJob = z.object({
  id: z.string(),
  /** What is done, e.g. `codes.batch`. */
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
  done: z.number(),
  /** Null until it is known how much there is. */
  total: z.number().nullable(),
  /** Asked to stop, and about to. */
  isStopping: z.boolean(),
  /** What came of it; the kind says which facts. */
  result: z.record(z.string(), z.unknown()).nullable(),
  problem: z.object({ code: z.string(), messageAr: z.string() }).nullable(),
});

export const jobParams = { params: z.object({ jobId: z.uuid() }) };
