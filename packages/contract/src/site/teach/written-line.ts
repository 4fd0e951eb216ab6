import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';

/** One line of the teacher's own words; empty where that is allowed. */
export const writtenLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => findUnprintable(text, 'line') === null);

/** The same where a page would have a hole without it. */
export const neededLine = (longest: number) => writtenLine(longest).refine((text) => text.length > 0);
