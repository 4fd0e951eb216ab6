import { z } from 'zod';

/** What a paper earned, where some questions count for more; null where all count the same and the count says it. */
export const marks = z.object({ earned: z.number(), possible: z.number() }).nullable();
