import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { codeBatches } from './code-batches-table.ts';
import { codeSellers } from './sellers/code-sellers-table.ts';
import { isSoldInSql, soldAtInSql } from './sold-in-sql.ts';

/**
 * A printed code is money. It is found by a keyed hash and kept sealed for reprinting; with the database alone,
 * without the keys of the data folder, nobody reads one.
 */
export const codes = tenantTable(
  'codes',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' }).notNull(),
    /** Printed on the card; no other card of the tenant has it. */
    serial: integer('serial').notNull(),
    kind: text('kind').$type<'course' | 'lecture'>().notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    unitId: bigint('unit_id', { mode: 'number' }),
    lookupHash: bytes('lookup_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    /** Keyed hashes of its first and its last letters, for whoever reads half a card. */
    headHash: bytes('head_hash'),
    tailHash: bytes('tail_hash'),
    expiresAt: moment('expires_at'),
    voidedAt: moment('voided_at'),
    /** Who holds the card to sell it, or has sold it; null in the teacher's own drawer. */
    sellerId: bigint('seller_id', { mode: 'number' }),
    pricePiastres: integer('price_piastres').notNull().default(0),
    /** Noted by whoever hands codes out; a code may be used without it. */
    soldAt: moment('sold_at'),
    redeemedBy: uuid('redeemed_by'),
    redeemedAt: moment('redeemed_at'),
  },
  (table) => [
    uniqueIndex('codes_lookup').on(table.tenantId, table.lookupHash),
    index('codes_head').on(table.tenantId, table.headHash),
    index('codes_tail').on(table.tenantId, table.tailHash),
    // Cards of before, until they are hashed.
    index('codes_unhashed').on(table.tenantId, table.id).where(sql`head_hash is null`),
    index('codes_batch').on(table.tenantId, table.batchId, table.serial),
    uniqueIndex('codes_serial').on(table.tenantId, table.serial),
    // Whose cards lie between which numbers; what they come to is kept beside them (`card_stock`, `card_sales`).
    index('codes_seller').on(table.tenantId, table.sellerId, table.serial).where(sql`${table.sellerId} is not null`),
    // Which cards a seller sold on a day.
    index('codes_sold')
      .on(table.tenantId, table.sellerId, sql`${soldAtInSql()}`)
      .where(sql`seller_id is not null and ${isSoldInSql()}`),
    index('codes_student').on(table.tenantId, table.redeemedBy),
    belongsTo({
      name: 'codes_batch_fk',
      tenantId: table.tenantId,
      columns: [table.batchId],
      parent: codeBatches,
      parentColumns: [codeBatches.id],
      onDelete: 'restrict',
    }),
    belongsTo({
      name: 'codes_seller_fk',
      tenantId: table.tenantId,
      columns: [table.sellerId],
      parent: codeSellers,
      parentColumns: [codeSellers.id],
      onDelete: 'restrict',
    }),
  ],
);
