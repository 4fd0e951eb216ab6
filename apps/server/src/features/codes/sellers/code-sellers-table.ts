import { bigint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { tenants } from '../../tenants/tenants-table.ts';

/** A shop or a person who sells cards for the teacher and pays for what was sold. */
export const codeSellers = tenantTable(
  'code_sellers',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    /** The form's own key: a double press makes one seller. */
    requestKey: uuid('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('code_sellers_name').on(table.tenantId, table.name),
    uniqueIndex('code_sellers_request').on(table.tenantId, table.requestKey),
    belongsTo({
      name: 'code_sellers_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
  ],
);
