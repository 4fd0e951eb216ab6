import type { DeletedKind } from '@hessa/rules/trash/deleted-thing';
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import type { TakenRows } from '../../db/taken-rows.ts';
import { tenantTable } from '../../db/tenant-table.ts';

/** What the console deleted in the last days, whole, so that it can come back; nothing else reads it. */
export const deletedThings = tenantTable(
  'deleted_things',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<DeletedKind>().notNull(),
    /** What the console called it. */
    title: text('title').notNull(),
    /** The course that it was in, where it was in one. */
    place: text('place').notNull().default(''),
    rows: jsonb('rows').$type<TakenRows>().notNull(),
    deletedBy: uuid('deleted_by').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [index('deleted_things_by_time').on(table.tenantId, table.deletedAt)],
);
