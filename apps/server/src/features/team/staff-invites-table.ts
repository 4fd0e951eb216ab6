import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { tenants } from '../tenants/tenants-table.ts';

/** A one-time link by which somebody joins those who run the platform. The link itself is told once and not kept. */
export const staffInvites = tenantTable(
  'staff_invites',
  ['id'],
  {
    id: uuid('id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    role: text('role').$type<'assistant' | 'teacher'>().notNull(),
    name: text('name').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('staff_invites_token').on(table.tenantId, table.tokenHash),
    belongsTo({
      name: 'staff_invites_tenant',
      tenantId: table.tenantId,
      columns: [],
      parent: tenants,
      parentColumns: [],
    }),
  ],
);
