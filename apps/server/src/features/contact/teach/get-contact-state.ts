import { getContactState as endpoint } from '@hessa/contract/contact/teach/get-contact-state';
import { asc, eq } from 'drizzle-orm';
import { handle, type ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { contactRecords } from '../contact-records-table.ts';

type Row = typeof contactRecords.$inferSelect;

const NONE = { whatsAppNumber: '', facebookPage: '', youTubeChannel: '', tiktokChannel: '' };

export const getContactState = handle(endpoint, async (ctx) => {
  return { data: contactStateOf(await ctx.withTenant((tx) => firstContact(tx, ctx.tenant.id), 'read')) };
});

/** Pages show the first record, so that is the one to edit. */
export async function firstContact(tx: Tx, tenantId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(contactRecords)
    .where(eq(contactRecords.tenantId, tenantId))
    .orderBy(asc(contactRecords.id))
    .limit(1);
  return row;
}

export function contactStateOf(row: Row | undefined): ResultOf<typeof endpoint>['data'] {
  if (!row) return { version: 0, contact: NONE };
  const { whatsAppNumber, facebookPage, youTubeChannel, tiktokChannel } = row;
  return { version: row.version, contact: { whatsAppNumber, facebookPage, youTubeChannel, tiktokChannel } };
}
