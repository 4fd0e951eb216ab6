import type { Grade } from '@hessa/rules/courses/grade';
import type { Term } from '@hessa/rules/courses/term';
import { bigint, boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

export const courses = tenantTable(
  'courses',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    grade: text('grade').$type<Grade>().notNull(),
    term: text('term').$type<Term>().notNull(),
    /** Zero is free. */
    pricePiastres: integer('price_piastres').notNull(),
    imagePath: text('image_path'),
    /** Listed in the catalogue; those enrolled keep a course that has left it. */
    active: boolean('active').notNull().default(false),
    openToAll: boolean('open_to_all').notNull().default(false),
    /** The teacher's own list of what the course offers; null takes the platform's. */
    features: jsonb('features').$type<string[]>(),
    /** Counts up with every change of the course, its units, lessons and questions: what is cached is keyed by it. */
    version: integer('version').notNull().default(1),
    /** Counts up with the course's own form alone: a lesson that is added meanwhile spoils nobody's new price. */
    settingsVersion: integer('settings_version').notNull().default(1),
    /** The key of the form that made it: a double press makes one course. */
    requestKey: uuid('request_key'),
    /** Put away: in nobody's list but the console's own; who holds it keeps it. */
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('courses_catalogue').on(table.tenantId, table.grade, table.active, table.id),
    uniqueIndex('courses_request').on(table.tenantId, table.requestKey),
    belongsTo({ name: 'courses_tenant', tenantId: table.tenantId, columns: [], parent: tenants, parentColumns: [] }),
  ],
);
