import { MAX_PAYMENT_PIASTRES } from '@hessa/rules/codes/seller-account';
import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { wholeNumber } from '../../paging.ts';

const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => findUnprintable(text, 'line') === null);

export const sellerName = line(80).refine((text) => text.length > 0);
export const sellerPhone = line(30);
export const sellerNote = line(200);
export const sellerParams = z.object({ sellerId: wholeNumber });
export const amount = z.int().min(1).max(MAX_PAYMENT_PIASTRES);

/** Cards and money of one seller, or of all together; money in whole piastres. */
export const sellerFigures = {
  /** Ever handed out, and how many of those came back. */
  handed: z.number(),
  returned: z.number(),
  /** Sold, used ones included. */
  sold: z.number(),
  redeemed: z.number(),
  /** In hand: neither sold nor used nor void. */
  left: z.number(),
  /** Made void before they were sold, while the seller had them: nobody owes for them. */
  stopped: z.number(),
  /** The price of what was sold. */
  duePiastres: z.number(),
  paidPiastres: z.number(),
  /** Less than nothing when more was paid than sold. */
  owedPiastres: z.number(),
};

/** So many cards at one price. */
export const pricedCards = z.object({ count: z.number(), pricePiastres: z.number() });

/** A seller and how the account stands. */
export const sellerAccount = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  /** The first and the last number among the cards that the seller has or sold. */
  firstSerial: z.number().nullable(),
  lastSerial: z.number().nullable(),
  ...sellerFigures,
});

/** A payment as it is printed and signed. */
export const receipt = z.object({
  number: z.number(),
  sellerId: z.number(),
  sellerName: z.string(),
  sellerPhone: z.string(),
  at: z.string(),
  amountPiastres: z.number(),
  owedBeforePiastres: z.number(),
  owedAfterPiastres: z.number(),
  /** How many cards were paid off, and the first and the last of their numbers; others may lie between these. */
  cards: z.number(),
  firstSerial: z.number().nullable(),
  lastSerial: z.number().nullable(),
  /** What of the money paid off no card: part of one, or paid ahead. Null where it was not noted. */
  onAccountPiastres: z.number().nullable(),
  /** Who took the money. */
  takenBy: z.string().nullable(),
  note: z.string(),
  /** The head of the paper. */
  teacherLatin: z.string(),
  /** When and why it was taken back. */
  cancelled: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
