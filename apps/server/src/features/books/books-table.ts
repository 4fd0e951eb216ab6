import type { Grade } from '@hessa/rules/courses/grade';
import { bigint, boolean, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

export const books = tenantTable(
  'books',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    titleLatin: text('title_latin').notNull().default(''),
    description: text('description').notNull().default(''),
    grade: text('grade').$type<Grade>().notNull(),
    level: text('level'),
    pricePiastres: integer('price_piastres').notNull(),
    imagePath: text('image_path'),
    active: boolean('active').notNull().default(true),
    /** Counts up with every edit: one that was based on an older version is refused, not laid over the newer. */
    version: integer('version').notNull().default(1),
    /** The form's own key: a double press makes one book. */
    requestKey: uuid('request_key'),
  },
  (table) => [
    index('books_grade').on(table.tenantId, table.active, table.grade, table.id),
    uniqueIndex('books_request').on(table.tenantId, table.requestKey),
    belongsTo({ name: 'books_tenant', tenantId: table.tenantId, columns: [], parent: tenants, parentColumns: [] }),
  ],
);
