import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { wrapped } from '../../reply.ts';

const day = z.iso.date();

const figures = {
  /** All that were sold then, also those whose sale was taken back later. */
  sold: z.number(),
  /** Of those, how many students have used by now. */
  redeemed: z.number(),
  duePiastres: z.number(),
  /** Of how many cards a seller's sale was taken back then, whenever it was made, and for how much. */
  unsold: z.number(),
  backPiastres: z.number(),
  paidPiastres: z.number(),
};

/** So many days at most in one report. */
export const REPORT_DAYS = 366;
/** So many lines in one answer; the next ones are asked for by the last line's place. */
export const REPORT_LINES = 500;

export const reportSales = endpoint({
  method: 'GET',
  path: '/api/teach/code-sales',
  access: 'teacher',
  freshness: 'may be old',
  summary: 'Cards sold and money paid between two days of Cairo, by day, course and seller, newest day first',
  query: z.object({
    from: day,
    to: day,
    /** The place of the last line that is there already. */
    after: z.string().max(80).optional(),
  }),
  reply: wrapped(
    z.object({
      totals: z.object(figures),
      lines: z.array(
        z.object({
          day: z.string(),
          /** Null for a line of money: it is paid for no course. */
          courseName: z.string().nullable(),
          /** Null for cards that were sold without a seller. */
          sellerName: z.string().nullable(),
          ...figures,
        }),
      ),
      /** Null when there is no more. */
      next: z.string().nullable(),
    }),
  ),
  errors: ['seller.report_days'],
});
