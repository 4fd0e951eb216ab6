import type { PriceRun } from '@hessa/rules/codes/price-runs';
import { CARD_STEPS } from '@hessa/rules/codes/seller-account';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { codeSellers } from './code-sellers-table.ts';
import type { TakenBack } from './taken-back.ts';

export const SELLER_LINES = [...CARD_STEPS, 'payment', 'cancelled', 'correction'] as const;
type SellerLineKind = (typeof SELLER_LINES)[number];

/**
 * Everything a colleague entered in a seller's account. Lines are only added: a payment is taken back by a line of its
 * own. What cards are worth stands with the cards; here is what was paid for them, and what they cost when they moved.
 */
export const sellerLedger = tenantTable(
  'seller_ledger',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sellerId: bigint('seller_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<SellerLineKind>().notNull(),
    /** The cards of a step; of a payment, those that it paid off. */
    firstSerial: integer('first_serial'),
    lastSerial: integer('last_serial'),
    /** How many cards moved, or were paid off. */
    count: integer('count').notNull(),
    /**
     * What the cards of a step cost this seller then, in the order of their numbers and those alone that moved; of a
     * payment, what of it went into each card that it paid off. Null for other money, and for lines of before it was noted.
     */
    prices: jsonb('prices').$type<PriceRun[]>(),
    /** How much less is owed by this line. */
    paidPiastres: bigint('paid_piastres', { mode: 'number' }).notNull(),
    /** What was owed after a payment, as its receipt says. */
    owedPiastres: bigint('owed_piastres', { mode: 'number' }),
    /**
     * How many cards of the seller were owed for after this line, and for how much; null for lines of before it was
     * noted.
     */
    soldCards: integer('sold_cards'),
    duePiastres: bigint('due_piastres', { mode: 'number' }),
    /** Of a sale that was taken back, the days on which it was made: what they sold stays what it was. */
    takenBack: jsonb('taken_back').$type<TakenBack[]>(),
    /**
     * The form's key of the step that this one took back at once: both are told nowhere but in the trail and in the
     * story of the cards, and counted nowhere.
     */
    undoes: uuid('undoes'),
    /** The receipt's number, counted through all sellers of the tenant. */
    receipt: integer('receipt'),
    /** The receipt that this line takes back. */
    cancels: integer('cancels'),
    note: text('note').notNull(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id'),
    /** The form's own key: a double press writes one line. */
    requestKey: uuid('request_key').notNull(),
  },
  (table) => [
    index('seller_ledger_seller').on(table.tenantId, table.sellerId, table.id),
    index('seller_ledger_payments').on(table.tenantId, table.at).where(sql`paid_piastres <> 0`),
    index('seller_ledger_taken_back').on(table.tenantId, table.at).where(sql`taken_back is not null`),
    uniqueIndex('seller_ledger_request').on(table.tenantId, table.requestKey),
    uniqueIndex('seller_ledger_undoes').on(table.tenantId, table.undoes),
    uniqueIndex('seller_ledger_receipt').on(table.tenantId, table.receipt),
    uniqueIndex('seller_ledger_cancels').on(table.tenantId, table.cancels),
    belongsTo({
      name: 'seller_ledger_seller_fk',
      tenantId: table.tenantId,
      columns: [table.sellerId],
      parent: codeSellers,
      parentColumns: [codeSellers.id],
      onDelete: 'restrict',
    }),
  ],
);
