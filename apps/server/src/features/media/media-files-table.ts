import { bigint, boolean, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** A file in the data folder, under a random name outside every public root. */
export const mediaFiles = tenantTable(
  'media_files',
  ['id'],
  {
    id: text('id').notNull(),
    contentType: text('content_type').notNull(),
    /** A course's cover is for everyone; what belongs to a lesson opens by a signed link alone. */
    open: boolean('open').notNull().default(false),
    byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
    /** The name a download gets. */
    fileName: text('file_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the daily purge first found that nothing points to it; null while something does. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    belongsTo({
      name: 'media_files_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
  ],
);
