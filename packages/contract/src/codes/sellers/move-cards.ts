import { CARD_STEPS } from '@hessa/rules/codes/seller-account';
import { z } from 'zod';
import { positiveInt } from '../../bounded-int.ts';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { cardPrice } from '../teach/code-batch.ts';
import { pricedCards, sellerAccount, sellerParams } from './seller.ts';

export const moveCards = endpoint({
  method: 'POST',
  path: '/api/teach/code-sellers/{sellerId}/cards',
  access: 'assistant',
  summary:
    'Hand the cards between two numbers to a seller, take them back, note them as sold, or take that back: all of them or none. The same key again changes nothing',
  params: sellerParams,
  body: z.strictObject({
    key: z.uuid(),
    step: z.enum(CARD_STEPS),
    first: positiveInt,
    last: positiveInt,
    /** What each costs this seller; a teacher's word. Without it each costs what its batch says. */
    pricePiastres: cardPrice.optional(),
    /**
     * The key of the step that this one takes back: cards given, or given back, are then as if they had not been, while
     * nothing else came into the account. The trail tells both.
     */
    undoes: z.uuid().optional(),
  }),
  reply: wrapped(
    z.object({
      moved: z.number(),
      /** Those between the two numbers that the step left as they are, as they are printed; not told to a second press. */
      skipped: z.string(),
      /** What they cost this seller, those of one price together. */
      prices: z.array(pricedCards),
      seller: sellerAccount,
    }),
  ),
  errors: [
    'seller.not_found',
    'seller.range_wrong',
    'seller.cards_elsewhere',
    'seller.cards_not_held',
    'seller.cards_sold',
    'seller.cards_unknown',
    'seller.nothing_moves',
    'seller.price_is_teachers',
    'codes.key_taken',
  ],
});
