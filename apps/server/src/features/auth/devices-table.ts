import { index, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from './accounts-table.ts';

/** Devices that ever signed in to an account; a known one is judged apart from strangers when guesses pile up. */
export const devices = tenantTable(
  'devices',
  ['accountId', 'id'],
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    deviceIdHash: bytes('device_id_hash'),
    cookieHash: bytes('cookie_hash').notNull(),
    label: text('label').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    index('devices_cookie').on(table.tenantId, table.accountId, table.cookieHash),
    // Whether a browser is anybody's, before it says whose.
    index('devices_by_cookie').on(table.tenantId, table.cookieHash),
    belongsTo({
      name: 'devices_account',
      tenantId: table.tenantId,
      columns: [table.accountId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
