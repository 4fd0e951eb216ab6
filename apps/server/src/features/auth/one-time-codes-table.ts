import { jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { belongsTo, tenantTable } from '../../db/tenant-table.ts';
import { accounts } from './accounts-table.ts';

/** Codes that go out by mail, and the link of the desk, which staff send themselves. */
export type MailedPurpose = 'confirm-email' | 'reset-password' | 'free-device';
export type OtpPurpose = MailedPurpose | 'password-link';

/** The one live code of an account and purpose; a new code overwrites the old one. */
export const oneTimeCodes = tenantTable(
  'one_time_codes',
  ['accountId', 'purpose'],
  {
    accountId: uuid('account_id').notNull(),
    purpose: text('purpose').$type<OtpPurpose>().notNull(),
    codeHash: bytes('code_hash').notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    usedAt: moment('used_at'),
    /** When the codes of the last day went out, in milliseconds, newest last. */
    recentSends: jsonb('recent_sends').$type<number[]>().notNull(),
  },
  (table) => [
    belongsTo({
      name: 'one_time_codes_account',
      tenantId: table.tenantId,
      columns: [table.accountId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
