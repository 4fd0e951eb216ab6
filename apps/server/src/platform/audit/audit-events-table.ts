import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

export type AuditValue = string | number | boolean | null | AuditValue[] | { [name: string]: AuditValue };

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
    details: jsonb('details').$type<Record<string, AuditValue>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.tenantId, table.at),
    index('audit_events_actor').on(table.tenantId, table.actorId, table.at),
    index('audit_events_subject').on(table.tenantId, table.subjectId, table.at),
    // The console reads a group of kinds newest first; logins are most of the trail and would have to be waded through.
    index('audit_events_kind').on(table.tenantId, table.kind, table.at, table.id),
  ],
);
