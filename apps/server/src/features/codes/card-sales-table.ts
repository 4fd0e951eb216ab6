import { bigint, date, index, integer } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../db/tenant-table.ts';

/**
 * Cards that are owed for by the day in Egypt on which they were sold or used, kept by the database with every card as
 * rows to be added up (record 99). Those of the teacher's own drawer have no seller, which is 0.
 */
export const cardSales = tenantTable(
  'card_sales',
  ['sellerId', 'day', 'courseId', 'id'],
  {
    sellerId: bigint('seller_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sold: integer('sold').notNull(),
    redeemed: integer('redeemed').notNull(),
    duePiastres: bigint('due_piastres', { mode: 'number' }).notNull(),
  },
  (table) => [index('card_sales_day').on(table.tenantId, table.day)],
);
