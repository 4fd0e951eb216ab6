import { sql } from 'drizzle-orm';
import { bigint, index, integer, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenant-table.ts';

/** The outbox: written in the transaction that causes the mail. The text goes when the mail has gone. */
export const mails = tenantTable(
  'mails',
  ['id'],
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** How often it was tried in vain, when last, and what the mail server answered then. */
    tries: integer('tries').notNull().default(0),
    triedAt: moment('tried_at'),
    failure: text('failure'),
  },
  (table) => [index('mails_waiting').on(table.tenantId, table.id).where(sql`${table.sentAt} is null`)],
);
