import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pagingFields } from '../../paging.ts';
import { wrapped } from '../../reply.ts';

/** Every code made is in exactly one of the other five. */
const figures = {
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
  summary: 'How far the codes of each seller (label) have come, who got a batch last first, and of all together',
  query: z.object(pagingFields),
  reply: wrapped(
    z.object({
      all: z.object(figures),
      totalCount: z.number(),
      /** The label may be empty: batches that were made for nobody. */
      sellers: z.array(z.object({ label: z.string(), ...figures })),
    }),
  ),
  errors: [],
});
