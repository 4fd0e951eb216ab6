import { integer, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

/** Counted failures of one policy and one subject (an account, an address, a phone), kept by hash only. */
export const rateLimits = tenantTable('rate_limits', ['policy', 'subjectHash'], {
  policy: text('policy').notNull(),
  subjectHash: bytes('subject_hash').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  count: integer('count').notNull(),
});
