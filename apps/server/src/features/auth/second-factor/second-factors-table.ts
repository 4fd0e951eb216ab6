import { bigint, jsonb, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../db/columns.ts';
import { belongsTo, tenantTable } from '../../../db/tenant-table.ts';
import { accounts } from '../accounts-table.ts';

/** The authenticator of a member of staff. Until it is confirmed by a first code it is asked of nobody. */
export const secondFactors = tenantTable(
  'second_factors',
  ['accountId'],
  {
    accountId: uuid('account_id').notNull(),
    /** Sealed with a key of this installation: a database alone makes no codes. */
    sealedSecret: bytes('sealed_secret').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** The half minute of the last code that was used: a code works once. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Hashes of the codes for a lost phone; one that is used leaves. */
    recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  },
  (table) => [
    belongsTo({
      name: 'second_factors_account',
      tenantId: table.tenantId,
      columns: [table.accountId],
      parent: accounts,
      parentColumns: [accounts.id],
    }),
  ],
);
