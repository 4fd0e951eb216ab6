import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../paging.ts';
import { bare } from '../reply.ts';
import { book } from './book.ts';

export const getBook = endpoint({
  method: 'GET',
  path: '/api/Book/{id}',
  access: 'public',
  freshness: 'may be old',
  summary: 'One book',
  params: z.object({ id: wholeNumber }),
  reply: bare({ book }),
  errors: ['book.not_found'],
});
