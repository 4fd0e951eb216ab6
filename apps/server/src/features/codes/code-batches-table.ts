import { bigint, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** Codes made together, usually for one seller; they open one course or one unit. */
export const codeBatches = tenantTable(
  'code_batches',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'course' | 'lecture'>().notNull(),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    unitId: bigint('unit_id', { mode: 'number' }),
    label: text('label').notNull().default(''),
    note: text('note').notNull().default(''),
    size: integer('size').notNull(),
    /** The number on its first card; a tenant's cards are counted through all its batches. */
    firstSerial: integer('first_serial').notNull(),
    /** What one card costs, unless it was handed out for another price. */
    pricePiastres: integer('price_piastres').notNull().default(0),
    /** The form's own key: a double press makes one batch. */
    requestKey: uuid('request_key'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by'),
  },
  (table) => [
    uniqueIndex('code_batches_serial').on(table.tenantId, table.firstSerial),
    uniqueIndex('code_batches_request').on(table.tenantId, table.requestKey),
    belongsTo({
      name: 'code_batches_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
  ],
);
