import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { shopBook, writtenBook } from './shop-book.ts';

export const addBook = endpoint({
  method: 'POST',
  path: '/api/teach/books',
  access: 'teacher',
  summary: 'Put a book into the shop; the same key again answers the book made first',
  body: z.strictObject({
    /** Chosen by the screen once for a form, so that a double press or a lost reply makes one book. */
    key: z.uuid(),
    book: writtenBook,
  }),
  reply: wrapped(shopBook),
  errors: ['teach.picture_foreign'],
});
