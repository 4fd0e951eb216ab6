import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { shopBook } from './shop-book.ts';

export const listShopBooks = endpoint({
  method: 'GET',
  path: '/api/teach/books',
  access: 'teacher',
  summary: 'Every book, hidden ones included, newest first',
  query: z.object({ ...pagingFields, grade: grade.optional() }),
  reply: wrapped(z.object({ totalCount: z.number(), books: z.array(shopBook) })),
  errors: [],
});
