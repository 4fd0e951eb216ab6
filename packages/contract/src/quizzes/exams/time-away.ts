import { z } from 'zod';

/** In an exam: how often its page was left for another until now, and for how many seconds in all. */
export const timeAway = z.strictObject({
  times: z.int().min(0).max(10_000),
  seconds: z.int().min(0).max(1_000_000),
});
