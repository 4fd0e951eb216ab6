import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';

/** Whom it speaks to. */
export const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('grade'), grade }),
  z.strictObject({ kind: z.literal('course'), courseId: z.int().positive().max(999_999_999) }),
]);

const ANNOUNCEMENT_LENGTH = 600;

export const announcementText = z
  .string()
  .trim()
  .min(1)
  .max(ANNOUNCEMENT_LENGTH)
  .refine((text) => findUnprintable(text, 'lines') === null);

/** An announcement as its staff see it. */
export const announcement = z.object({
  id: z.number(),
  grade: grade.nullable(),
  course: z.object({ id: z.number(), name: z.string() }).nullable(),
  text: z.string(),
  publishedAt: z.string(),
  /** Taken off the students' pages. */
  withdrawnAt: z.string().nullable(),
  seenCount: z.number(),
});
