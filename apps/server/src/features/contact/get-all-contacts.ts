import { getAllContacts as endpoint } from '@hessa/contract/contact/get-all-contacts';
import { asc, eq, sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { contactRecords } from './contact-records-table.ts';

const contactsOf = preparedQuery((db) =>
  db
    .select()
    .from(contactRecords)
    .where(eq(contactRecords.tenantId, sql.placeholder('tenantId')))
    .orderBy(asc(contactRecords.id)),
);

export const getAllContacts = handle(endpoint, async (ctx) => {
  const rows = await ctx.withTenant((tx) => contactsOf(tx, { tenantId: ctx.tenant.id }), 'read at once');
  return {
    data: rows.map((row) => ({
      whatsApp_Number: row.whatsAppNumber,
      facebook_Page: row.facebookPage,
      youTube_Channel: row.youTubeChannel,
      tiktokChannel: row.tiktokChannel,
    })),
  };
});
