import type { getAllContacts as endpoint } from '@hessa/contract/contact/get-all-contacts';
import { asc, eq } from 'drizzle-orm';
import type { PublicContext } from '../../http/context.ts';
import type { ResultOf } from '../../http/handler.ts';
import { contactRecords } from './contact-records-table.ts';

export async function getAllContacts(ctx: PublicContext): Promise<ResultOf<typeof endpoint>> {
  const rows = await ctx.withTenant(
    (tx) =>
      tx
        .select()
        .from(contactRecords)
        .where(eq(contactRecords.tenantId, ctx.tenant.id))
        .orderBy(asc(contactRecords.id)),
    'read',
  );
  return {
    data: rows.map((row) => ({
      whatsApp_Number: row.whatsAppNumber,
      facebook_Page: row.facebookPage,
      youTube_Channel: row.youTubeChannel,
      tiktokChannel: row.tiktokChannel,
    })),
  };
}
