import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

/** Append-only: the application role may insert and read, never change or delete. */
export const auditEvents = tenantTable(
  'audit_events',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    actorId: uuid('actor_id'),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_events_at').on(table.tenantId, table.at)],
);
