import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pagingFields } from '../paging.ts';
import { bare } from '../reply.ts';
import { bookListFields } from './book.ts';

export const listBooksOfGrade = endpoint({
  method: 'GET',
  path: '/api/Book/active/grade/{grade}',
  access: 'public',
  freshness: 'may be old',
  summary: 'The books of a grade; an unknown grade has none',
  params: z.object({ grade: z.string().max(40) }),
  query: z.object(pagingFields),
  reply: bare(bookListFields),
  errors: [],
});
