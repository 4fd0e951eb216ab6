import { piastresFromPounds } from '@hessa/rules/courses/price';
import { findUnprintable, isPrintableText } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { book } from '../book.ts';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => findUnprintable(text, 'line') === null);

/** What the console may write of a book. */
export const writtenBook = z.strictObject({
  title: line(120).refine((text) => text.length > 0),
  titleLatin: line(60),
  description: z.string().trim().max(1000).refine(isPrintableText),
  grade,
  level: line(40).nullable(),
  /** In pounds, to the piastre. */
  price: z.number().refine((pounds) => piastresFromPounds(pounds) !== null),
  /** As an upload answers it; null takes the drawn cover. */
  imagePath: z.string().max(300).nullable(),
  /** False keeps it out of the shop. */
  active: z.boolean(),
});

/** A book as its staff see it. */
export const shopBook = book.extend({ active: z.boolean(), version: z.number() });
