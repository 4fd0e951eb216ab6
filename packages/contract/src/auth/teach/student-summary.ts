import { z } from 'zod';

/** A student in the console's lists. */
export const studentSummary = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  parentPhone: z.string().nullable(),
  email: z.string(),
  grade: z.string().nullable(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  disabled: z.boolean(),
  /** Nobody knows any more who this was; only figures are left. */
  anonymous: z.boolean(),
});

/** Who a console call is about; a member of staff is never a student. */
export const studentParams = { params: z.object({ studentId: z.uuid() }) };
