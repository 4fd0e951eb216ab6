import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';
import { codeBatch, LEDGER_STEPS, readableCode } from './code-batch.ts';

export const findCode = endpoint({
  method: 'GET',
  path: '/api/teach/codes/find',
  access: 'assistant',
  summary: 'A code as it was typed: its batch, its state, who used it when and on which device, and its ledger',
  query: z.object({ code: z.string().min(1).max(40) }),
  reply: wrapped(
    z.object({
      code: readableCode,
      batch: codeBatch.omit({ fresh: true, sold: true, redeemed: true, voided: true, sellers: true }),
      redeemedBy: z.object({ id: z.string(), name: z.string(), phone: z.string() }).nullable(),
      ledger: z.array(
        z.object({
          step: z.enum(LEDGER_STEPS),
          at: z.string(),
          byName: z.string().nullable(),
          /** Who got the card, gave it back or sold it. */
          sellerName: z.string().nullable(),
          /** The device a student used it on. */
          device: z.string().nullable(),
          reason: z.string(),
        }),
      ),
    }),
  ),
  errors: ['codes.code_not_found'],
});
