import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { shopBook, writtenBook } from './shop-book.ts';

export const editBook = endpoint({
  method: 'PUT',
  path: '/api/teach/books/{bookId}',
  access: 'teacher',
  summary: 'Change a book, hide it or show it again',
  params: z.object({ bookId: wholeNumber }),
  body: z.strictObject({ version: z.int().positive().max(2_000_000_000), book: writtenBook }),
  reply: wrapped(shopBook),
  errors: ['book.not_found', 'teach.changed_meanwhile', 'teach.picture_foreign'],
});
