import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

export const contactRecords = tenantTable(
  'contact_records',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    whatsAppNumber: text('whats_app_number').notNull().default(''),
    facebookPage: text('facebook_page').notNull().default(''),
    youTubeChannel: text('you_tube_channel').notNull().default(''),
    tiktokChannel: text('tiktok_channel').notNull().default(''),
    /** Counts up with every edit: one that was based on an older version is refused, not laid over the newer. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    belongsTo({
      name: 'contact_records_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
  ],
);
