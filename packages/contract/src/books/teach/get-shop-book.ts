import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { shopBook } from './shop-book.ts';

export const getShopBook = endpoint({
  method: 'GET',
  path: '/api/teach/books/{bookId}',
  access: 'teacher',
  summary: 'One book, hidden or not, with the version that an edit must name',
  params: z.object({ bookId: wholeNumber }),
  reply: wrapped(shopBook),
  errors: ['book.not_found'],
});
