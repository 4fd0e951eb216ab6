import { MAX_PRICE_PIASTRES } from '@hessa/rules/courses/price';
import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { grade, term } from '../../courses/grade-and-term.ts';
import { wrapped } from '../../reply.ts';

/** One line that stands in lists and on cards. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => findUnprintable(text, 'line') === null);

/** What a course, a unit, a lesson or a resource is called. */
export const contentName = line(120).refine((text) => text.length > 0);
export const unitTitle = line(160);

/**
 * The course's version that an edit was made upon. Every change of a course or of anything in it counts the version up,
 * so an edit upon an older one is refused, and so is the second press of one button.
 */
export const basedOn = positiveInt;

/** What the course's own form edits, as opposed to what stands in the course. */
export const courseSettings = {
  name: contentName,
  description: z
    .string()
    .trim()
    .max(3000)
    .refine((text) => findUnprintable(text, 'lines') === null),
  grade,
  term,
  pricePiastres: z.int().min(0).max(MAX_PRICE_PIASTRES),
  openToAll: z.boolean(),
  /** Null takes the platform's own list. */
  features: z
    .array(line(120).refine((text) => text.length > 0))
    .min(1)
    .max(12)
    .nullable(),
};

export const courseState = z.enum(['draft', 'published', 'archived']);

/** What every edit of a course's content answers: the version to base the next one on. */
export const edited = wrapped(z.object({ version: z.number() }));
export const addedTo = wrapped(z.object({ version: z.number(), id: z.number() }));
