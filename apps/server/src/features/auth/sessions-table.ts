import { STAFF_DEVICE_LIMIT } from '@hessa/rules/auth/place-device';
import { sql } from 'drizzle-orm';
import { boolean, check, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from './accounts-table.ts';

/**
 * A live login. One place carries one login: of two at once the primary key lets one in. Students have two places,
 * staff as many as they need.
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
    /** The network it was last renewed from, for staff to know their logins by; null for students. */
    network: text('network'),
    /** The second factor was shown with the password, or was set up in this login. */
    secondFactorProven: boolean('second_factor_proven').notNull().default(false),
    /** When this login's player last said that it plays; only one login of an account has one. */
    playingAt: moment('playing_at'),
    /** When the password was typed again, for what a login alone is not enough for; null while it was not. */
    provedAt: moment('proved_at'),
  },
  (table) => [
    check('sessions_slot', sql`${table.slot} between 1 and ${sql.raw(String(STAFF_DEVICE_LIMIT))}`),
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
