import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { bare } from '../reply.ts';
import { bookListFields } from './book.ts';

export const listBooks = endpoint({
  method: 'GET',
  path: '/api/Book/active',
  access: 'public',
  freshness: 'may be old',
  summary: 'The books on sale',
  query: z.object(pagingFields),
  reply: bare(bookListFields),
  errors: [],
});
