import { z } from 'zod';
import { grade } from '../courses/grade-and-term.ts';

export const book = z.object({
  id: z.number(),
  title: z.string(),
  titleLatin: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  price: z.number(),
  grade,
  level: z.string().nullable(),
});

/** The book list is read bare: these fields stand beside `success` and `message`. */
export const bookListFields = {
  books: z.array(book),
  totalPages: z.number(),
  totalCount: z.number(),
  currentPage: z.number(),
};
