import { CODES_IN_BATCH } from '@hessa/contract/codes/teach/code-batch';
import { cardNumbers } from '@hessa/rules/codes/card-number';
import { type CardOutcome, type CardStep, cardOutcome } from '@hessa/rules/codes/seller-account';
import { and, asc, between, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { courses } from '../../courses/courses-table.ts';
import { units } from '../../units/units-table.ts';
import { codeBatches } from '../code-batches-table.ts';
import { codes } from '../codes-table.ts';
import { codeSellers } from './code-sellers-table.ts';

interface WantedStep {
  sellerId: number;
  step: CardStep;
  first: number;
  last: number;
  /** Of an undo: the cards between them that its step moved. The others are none of its business. */
  isMeant?: (serial: number) => boolean;
}

export interface Obstacle {
  why: Exclude<CardOutcome, 'moves' | 'stays'> | 'unknown';
  serials: string;
  sellerName: string | null;
}

/** So many ranges are named; a longer list would say no more. */
export const RANGES_NAMED = 6;

/**
 * Every card between two numbers, judged by the rule. For a step that is about to be taken they are held in the order
 * of their numbers: of two people with overlapping ranges one waits, and then sees what the other did.
 */
export async function judgeCards(tx: Tx, ctx: AccountContext, wanted: WantedStep, held: 'held' | 'only read') {
  const { sellerId, step, first, last, isMeant = () => true } = wanted;
  if (first > last || last - first >= CODES_IN_BATCH) throw new DomainError('seller.range_wrong');
  const asked = tx
    .select({
      id: codes.id,
      serial: codes.serial,
      batchId: codes.batchId,
      courseId: codes.courseId,
      sellerId: codes.sellerId,
      sellerName: codeSellers.name,
      pricePiastres: codes.pricePiastres,
      soldAt: codes.soldAt,
      redeemedAt: codes.redeemedAt,
      voidedAt: codes.voidedAt,
      expiresAt: codes.expiresAt,
      label: codeBatches.label,
      madeAt: codeBatches.createdAt,
      opens: units.name,
      courseName: courses.name,
    })
    .from(codes)
    .innerJoin(codeBatches, and(eq(codeBatches.tenantId, codes.tenantId), eq(codeBatches.id, codes.batchId)))
    .innerJoin(courses, and(eq(courses.tenantId, codes.tenantId), eq(courses.id, codes.courseId)))
    .leftJoin(units, and(eq(units.tenantId, codes.tenantId), eq(units.id, codes.unitId)))
    .leftJoin(codeSellers, and(eq(codeSellers.tenantId, codes.tenantId), eq(codeSellers.id, codes.sellerId)))
    .where(and(eq(codes.tenantId, ctx.tenant.id), between(codes.serial, first, last)))
    .orderBy(asc(codes.serial));
  const cards = await (held === 'held' ? asked.for('update', { of: codes }) : asked);

  const meant = cards.filter(({ serial }) => isMeant(serial));
  const judged = meant.map((card) => {
    const dead = card.voidedAt !== null || (card.expiresAt !== null && card.expiresAt <= ctx.now);
    const facts = { sellerId: card.sellerId, sold: card.soldAt !== null, redeemed: card.redeemedAt !== null, dead };
    return { card, outcome: cardOutcome(step, facts, sellerId) };
  });
  const those = (outcome: CardOutcome) => judged.filter((each) => each.outcome === outcome).map(({ card }) => card);
  return {
    moving: those('moves'),
    staying: those('stays').map(({ serial }) => serial),
    obstacles: [
      ...byHolder(those('held-by-another')),
      ...obstacle('not-held', those('not-held')),
      ...obstacle('sold', those('sold')),
      ...obstacle('unknown', missing(first, last, cards)),
    ],
  };
}

function obstacle(why: Obstacle['why'], cards: readonly { serial: number }[], sellerName: string | null = null) {
  const serials = cards.map(({ serial }) => serial);
  return serials.length === 0 ? [] : [{ why, serials: cardNumbers(serials, RANGES_NAMED), sellerName }];
}

function byHolder(cards: readonly { serial: number; sellerName: string | null }[]): Obstacle[] {
  const holders = [...new Set(cards.map(({ sellerName }) => sellerName))];
  return holders.flatMap((name) =>
    obstacle(
      'held-by-another',
      cards.filter(({ sellerName }) => sellerName === name),
      name,
    ),
  );
}

function missing(first: number, last: number, cards: readonly { serial: number }[]): { serial: number }[] {
  const known = new Set(cards.map(({ serial }) => serial));
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return all.filter((serial) => !known.has(serial)).map((serial) => ({ serial }));
}
