import { bigint, index, integer, text } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { units } from './units-table.ts';

/** Sheets and links that belong to a whole unit. A file is named by its media id, a link by its address. */
export const unitResources = tenantTable(
  'unit_resources',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    unitId: bigint('unit_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    type: text('type').$type<'pdf' | 'doc' | 'link'>().notNull(),
    url: text('url'),
    mediaId: text('media_id'),
  },
  (table) => [
    index('unit_resources_unit').on(table.tenantId, table.unitId, table.position),
    belongsTo({
      name: 'unit_resources_unit_fk',
      tenantId: table.tenantId,
      columns: [table.unitId],
      parent: units,
      parentColumns: [units.id],
    }),
  ],
);
