import { bigint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenant-table.ts';

/** Short comments that a teacher gives again and again. */
export const markingComments = tenantTable(
  'marking_comments',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('marking_comments_text').on(table.tenantId, table.text)],
);
