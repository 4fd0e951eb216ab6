import { CARD_STEPS } from '@hessa/rules/codes/seller-account';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wholeNumber } from '../../paging.ts';
import { wrapped } from '../../reply.ts';
import { pricedCards, sellerParams } from './seller.ts';

/** What stands in the way of a step: which cards, and whose they are. */
const cardObstacle = z.object({
  why: z.enum(['held-by-another', 'not-held', 'sold', 'unknown']),
  /** As they are printed, those in a row as one range. */
  serials: z.string(),
  sellerName: z.string().nullable(),
});

export const lookAtCards = endpoint({
  method: 'GET',
  path: '/api/teach/code-sellers/{sellerId}/cards',
  access: 'assistant',
  summary: 'What a step with the cards between two numbers would do, before it is done',
  params: sellerParams,
  query: z.object({ step: z.enum(CARD_STEPS), first: wholeNumber, last: wholeNumber }),
  reply: wrapped(
    z.object({
      moving: z.number(),
      /** Used, void, too late or there already: the step leaves them as they are. */
      staying: z.object({ count: z.number(), serials: z.string() }),
      /** Where they come from, and what one of each costs now. */
      batches: z.array(pricedCards.extend({ title: z.string(), madeAt: z.string() })),
      obstacles: z.array(cardObstacle),
    }),
  ),
  errors: ['seller.not_found', 'seller.range_wrong'],
});
