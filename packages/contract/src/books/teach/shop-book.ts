import { piastresFromPounds } from '@hessa/rules/courses/price';
import { isPrintableText } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { neededLine, writtenLine } from '../../site/teach/written-line.ts';
import { book } from '../book.ts';

/** What the console may write of a book. */
export const writtenBook = z.strictObject({
  title: neededLine(120),
  titleLatin: writtenLine(60),
  description: z.string().trim().max(1000).refine(isPrintableText),
  grade,
  level: writtenLine(40).nullable(),
  /** In pounds, to the piastre. */
  price: z.number().refine((pounds) => piastresFromPounds(pounds) !== null),
  /** As an upload answers it; null takes the drawn cover. */
  imagePath: z.string().max(300).nullable(),
  /** False keeps it out of the shop. */
  active: z.boolean(),
});

/** A book as its staff see it. */
export const shopBook = book.extend({ active: z.boolean(), version: z.number() });
