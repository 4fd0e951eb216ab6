import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { codeBatches } from './code-batches-table.ts';
import type { TakenBack } from './sellers/taken-back.ts';

export type LedgerStep =
  | 'made'
  | 'listed'
  | 'revealed'
  | 'printed'
  | 'exported'
  | 'handed'
  | 'returned'
  | 'sold'
  | 'unsold'
  | 'redeemed'
  | 'voided'
  | 'unvoided';

/**
 * Codes are money: every step of a code or of a whole batch is a line here, and no line is ever changed. Append-only
 * like the audit trail.
 */
export const codeLedger = tenantTable(
  'code_ledger',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' }).notNull(),
    /** Null for a step of the whole batch, or of the cards between two numbers. */
    codeId: bigint('code_id', { mode: 'number' }),
    firstSerial: integer('first_serial'),
    lastSerial: integer('last_serial'),
    /** Who got, gave back or sold them. */
    sellerId: bigint('seller_id', { mode: 'number' }),
    step: text('step').$type<LedgerStep>().notNull(),
    /** How many codes the step was about. */
    count: integer('count').notNull(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id'),
    device: text('device'),
    reason: text('reason').notNull().default(''),
    /**
     * Of a sale out of the drawer that was taken back, its day: what that sold stays what it was. A seller's stands in
     * the seller's account.
     */
    takenBack: jsonb('taken_back').$type<TakenBack[]>(),
  },
  (table) => [
    index('code_ledger_batch').on(table.tenantId, table.batchId, table.id),
    index('code_ledger_code').on(table.tenantId, table.codeId),
    index('code_ledger_taken_back').on(table.tenantId, table.at).where(sql`taken_back is not null`),
    belongsTo({
      name: 'code_ledger_batch_fk',
      tenantId: table.tenantId,
      columns: [table.batchId],
      parent: codeBatches,
      parentColumns: [codeBatches.id],
      onDelete: 'restrict',
    }),
  ],
);
