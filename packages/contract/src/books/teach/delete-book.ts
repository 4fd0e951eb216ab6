import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

export const deleteBook = endpoint({
  method: 'DELETE',
  path: '/api/teach/books/{bookId}',
  access: 'teacher',
  summary: 'Take a book away; for thirty days it can come back',
  params: z.object({ bookId: wholeNumber }),
  /** Of the book that was read: nobody deletes what another has just written into it. */
  query: z.object({ version: wholeNumber }),
  reply: wrapped(z.object({ id: z.number() })),
  errors: ['book.not_found', 'teach.changed_meanwhile'],
});
