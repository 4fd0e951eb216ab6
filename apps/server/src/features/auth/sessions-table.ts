import { sql } from 'drizzle-orm';
import { boolean, check, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from './accounts-table.ts';

/**
 * A live login. The primary key is the two-device limit: a slot is 1 or 2, and one place carries one login.
 * A token is `id.secret`; only the secret's hash is kept, so a row hands out nothing.
 */
export const sessions = tenantTable(
  'sessions',
  ['accountId', 'slot'],
  {
    accountId: uuid('account_id').notNull(),
    slot: smallint('slot').notNull(),
    id: uuid('id').notNull(),
    deviceId: uuid('device_id').notNull(),
    deviceIdHash: bytes('device_id_hash').notNull(),
    cookieHash: bytes('cookie_hash').notNull(),
    /** Once the browser has shown its cookie, a bearer token alone no longer renews the login. */
    cookieSeen: boolean('cookie_seen').notNull().default(false),
    secretHash: bytes('secret_hash').notNull(),
    previousSecretHash: bytes('previous_secret_hash'),
    /** Turns the previous secret into the present one, for parallel tabs and lost answers; useless without it. */
    rotationSalt: bytes('rotation_salt'),
    tokenIssuedAt: moment('token_issued_at').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    /** When this login's player last said that it plays; only one login of an account has one. */
    playingAt: moment('playing_at'),
    /** When the password was typed again, for what a login alone is not enough for; null while it was not. */
    provedAt: moment('proved_at'),
  },
  (table) => [
    check('sessions_slot', sql`${table.slot} in (1, 2)`),
    uniqueIndex('sessions_id').on(table.tenantId, table.id),
    belongsTo({
      name: 'sessions_account',
      tenantId: table.tenantId,
      columns: [table.accountId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
