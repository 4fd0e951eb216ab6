import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { pricedCards, sellerAccount, sellerParams } from './seller.ts';

export const getCodeSeller = endpoint({
  method: 'GET',
  path: '/api/teach/code-sellers/{sellerId}',
  access: 'assistant',
  summary: 'A seller’s account: what was handed out, given back, sold by day, paid and corrected, newest first',
  params: sellerParams,
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      seller: sellerAccount,
      /** What the cards cost that were handed out last; empty where there were none, and where it was not noted. */
      lastHanded: z.array(pricedCards),
      totalCount: z.number(),
      lines: z.array(
        z.object({
          /**
           * `sales` are cards that were sold, or used, on one day with nothing between; `unsold` takes some back, of
           * any day.
           */
          kind: z.enum(['handed', 'returned', 'unsold', 'sales', 'payment', 'cancelled', 'correction']),
          day: z.string(),
          count: z.number(),
          /**
           * What cards that moved or were sold cost then, or what a payment gave for each; empty without cards, and where
           * it was not noted.
           */
          prices: z.array(pricedCards),
          firstSerial: z.number().nullable(),
          lastSerial: z.number().nullable(),
          /** Of sales: their cards as they are printed, as far as nobody took them back; empty where that is not known. */
          cards: z.string(),
          /** By how much more is owed; less than nothing for a payment, and for a sale taken back. */
          changePiastres: z.number(),
          /** What was owed after this line. */
          owedPiastres: z.number(),
          receipt: z.number().nullable(),
          note: z.string(),
          byName: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: ['seller.not_found'],
});
