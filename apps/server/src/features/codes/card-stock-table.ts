import { bigint, index, integer } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/** Of the teacher's own drawer. */
export const DRAWER = 0;

/**
 * How the cards of a batch stand with whoever holds them, kept by the database with every card as rows to be added up
 * (record 99). A card is `redeemed`, `voided`, `sold` or neither; `owed_for` and `due_piastres` are `SellerMoney` of the
 * rules, and `in_hand` is what could still be sold.
 */
export const cardStock = tenantTable(
  'card_stock',
  ['sellerId', 'batchId', 'id'],
  {
    sellerId: bigint('seller_id', { mode: 'number' }).notNull(),
    batchId: bigint('batch_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    redeemed: integer('redeemed').notNull(),
    voided: integer('voided').notNull(),
    sold: integer('sold').notNull(),
    owedFor: integer('owed_for').notNull(),
    inHand: integer('in_hand').notNull(),
    duePiastres: bigint('due_piastres', { mode: 'number' }).notNull(),
  },
  (table) => [index('card_stock_batch').on(table.tenantId, table.batchId)],
);
