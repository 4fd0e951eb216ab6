import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { sellerAccount, sellerFigures } from './seller.ts';

/** Every code made is in exactly one of the other five. */
const stock = {
  batches: z.number(),
  made: z.number(),
  redeemed: z.number(),
  /** Handed to somebody and not used. */
  sold: z.number(),
  voided: z.number(),
  /** Neither sold nor used nor void, and their time has not run out. */
  left: z.number(),
  /** The same, but too late. */
  expired: z.number(),
};

export const listCodeSellers = endpoint({
  method: 'GET',
  path: '/api/teach/code-sellers',
  access: 'assistant',
  summary:
    'Sellers of cards with what each has, sold, paid and owes, who owes most first; all of them together, and the whole stock',
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      /** Every code of the tenant, with a seller or not. */
      stock: z.object(stock),
      /** All sellers together. */
      all: z.object(sellerFigures),
      totalCount: z.number(),
      sellers: z.array(sellerAccount),
    }),
  ),
  errors: [],
});
