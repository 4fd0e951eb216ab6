import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

export const listSlipping = endpoint({
  method: 'GET',
  path: '/api/teach/slipping',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'Students who may be slipping and why, most pressing first; up to half a minute old',
  reply: wrapped(
    z.object({
      students: z.array(
        z.object({
          studentId: z.string(),
          name: z.string(),
          phone: z.string(),
          parentPhone: z.string().nullable(),
          /** The unit that a few days more would help: about to end or ended lately, with something left to do. */
          unit: z
            .object({
              unitId: z.number(),
              name: z.string(),
              state: z.enum(['open', 'closed']),
              endsAt: z.string(),
              /** The later end that it alone was given, past or not. */
              extendedUntil: z.string().nullable(),
            })
            .nullable(),
          reasons: z.array(
            z.discriminatedUnion('kind', [
              z.object({ kind: z.literal('quiet'), days: z.number() }),
              z.object({ kind: z.literal('falling'), from: z.number(), to: z.number() }),
              z.object({
                kind: z.literal('ending'),
                /** All that close soon with something left to do, the first to close first. */
                units: z.array(
                  z.object({ unitId: z.number(), unitName: z.string(), endsAt: z.number(), unfinished: z.number() }),
                ),
              }),
            ]),
          ),
        }),
      ),
    }),
  ),
  errors: [],
});
