import { sql } from 'drizzle-orm';
import { bigint, index, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('mails_waiting').on(table.tenantId, table.id).where(sql`${table.sentAt} is null`)],
);
