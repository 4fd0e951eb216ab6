import type { book } from '@hessa/contract/books/book';
import { poundsFromPiastres } from '@hessa/rules/courses/price';
import type { z } from 'zod';
import type { books } from './books-table.ts';

export function presentBook(row: typeof books.$inferSelect): z.input<typeof book> {
  const { id, title, titleLatin, description, imagePath, grade, level } = row;
  return { id, title, titleLatin, description, imagePath, grade, level, price: poundsFromPiastres(row.pricePiastres) };
}
