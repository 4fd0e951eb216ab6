import { MAX_PRICE_PIASTRES } from '@hessa/rules/courses/price';
import { findUnprintable } from '@hessa/rules/text/printable-text';
import { z } from 'zod';
import { grade } from '../../courses/grade-and-term.ts';

/** One line that stands in lists and on printed cards. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => findUnprintable(text, 'line') === null);

export const batchLabel = line(80);
export const batchNote = line(300);
export const cardPrice = z.int().min(0).max(MAX_PRICE_PIASTRES);
/** Why a step was taken; the ledger keeps it. */
export const reason = line(200).refine((text) => text.length > 0);

export const CODES_IN_BATCH = 5000;

/** Up to here a batch is there with the answer; a larger one is made by a job. */
export const CODES_AT_ONCE = 500;

/** A batch and how far its codes have come. Every code is in exactly one of the four states. */
export const codeBatch = z.object({
  id: z.number(),
  kind: z.enum(['course', 'lecture']),
  courseId: z.number(),
  courseName: z.string(),
  grade,
  unitId: z.number().nullable(),
  unitName: z.string().nullable(),
  /** Whom the batch was made for, usually the seller. */
  label: z.string(),
  note: z.string(),
  size: z.number(),
  /** The number on its first card; the others follow. */
  firstSerial: z.number(),
  /** What one card costs, unless it was handed out for another price. */
  pricePiastres: z.number(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Neither sold nor used nor void. */
  fresh: z.number(),
  /** Handed to somebody and not used yet. */
  sold: z.number(),
  redeemed: z.number(),
  voided: z.number(),
  /** Who has cards of it or sold them, who has most first. */
  sellers: z.array(z.string()),
});

export const codeState = z.enum(['fresh', 'sold', 'redeemed', 'voided', 'expired']);

/** What can happen to a code or to its whole batch; the ledger has a line for each time. */
export const LEDGER_STEPS = [
  'made',
  'listed',
  'revealed',
  'printed',
  'exported',
  'handed',
  'returned',
  'sold',
  'unsold',
  'redeemed',
  'voided',
  'unvoided',
] as const;

/** A code as staff see it: its place and its state; the text itself is null where it has to be asked for. */
export const batchCode = z.object({
  id: z.number(),
  serial: z.number(),
  code: z.string().nullable(),
  state: codeState,
  /** In a seller's hands: what becomes of it changes the seller's account. */
  isWithSeller: z.boolean(),
  soldAt: z.string().nullable(),
  redeemedAt: z.string().nullable(),
  voidedAt: z.string().nullable(),
});

/** The same for whoever may read it, or has it in hand. */
export const readableCode = batchCode.extend({ code: z.string() });
