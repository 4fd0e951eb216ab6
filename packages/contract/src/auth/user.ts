import { z } from 'zod';

/** The account as its owner sees it, in the specification's casing. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  academicYear: z.string().nullable(),
  phoneNumber: z.string(),
  role: z.enum(['student', 'assistant', 'teacher', 'owner']),
});
