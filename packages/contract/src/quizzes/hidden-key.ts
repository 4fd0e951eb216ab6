import { z } from 'zod';

/** Right answers that are kept back: until when, where that is known, and why, where it is the student's own doing. */
export const hiddenKey = z.object({
  opensAt: z.string().nullable(),
  because: z.enum(['sitting', 'attempt-left']).optional(),
});
