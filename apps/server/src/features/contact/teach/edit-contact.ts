import { editContact as endpoint } from '@hessa/contract/contact/teach/edit-contact';
import { readContactNumber } from '@hessa/rules/site/contact-number';
import { readSocialLink, type SocialNetwork } from '@hessa/rules/site/social-link';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { contactRecords } from '../contact-records-table.ts';
import { contactStateOf, firstContact } from './get-contact-state.ts';

export const editContact = handle(endpoint, async (ctx, { body: { version, contact } }) => {
  const { id: tenantId } = ctx.tenant;
  return ctx.withTenant(async (tx) => {
    // The tenant stands for a record that is not there yet: two first edits would otherwise make two.
    await tx.select({ id: tenants.tenantId }).from(tenants).where(eq(tenants.tenantId, tenantId)).for('no key update');
    const row = await firstContact(tx, tenantId);
    const before = contactStateOf(row);
    if (before.version !== version) throw new DomainError('teach.changed_meanwhile');
    const was = before.contact;
    const after = {
      whatsAppNumber: numberOf(contact.whatsAppNumber),
      facebookPage: linkOf('facebook', contact.facebookPage, was.facebookPage),
      youTubeChannel: linkOf('youtube', contact.youTubeChannel, was.youTubeChannel),
      tiktokChannel: linkOf('tiktok', contact.tiktokChannel, was.tiktokChannel),
    };
    const changed = changedFields(was, after);
    if (!changed) return { data: before };
    if (row) {
      await tx
        .update(contactRecords)
        .set({ ...after, version: version + 1 })
        .where(and(eq(contactRecords.tenantId, tenantId), eq(contactRecords.id, row.id)));
    } else {
      await tx.insert(contactRecords).values({ tenantId, ...after });
    }
    await recordEvent(tx, ctx, { kind: 'contact.edited', actorId: ctx.account.id, details: changed });
    return { data: { version: version + 1, contact: after } };
  });
});

function numberOf(typed: string): string {
  const reading = readContactNumber(typed);
  if (reading.kind === 'wrong') throw new DomainError('contact.number_wrong');
  return reading.kind === 'none' ? '' : reading.number;
}

/** A link that was there before the rule, and that nobody touched, stays and stands in nobody's way. */
function linkOf(network: SocialNetwork, typed: string, stored: string): string {
  if (typed === stored) return stored;
  const reading = readSocialLink(network, typed);
  if (reading.kind === 'wrong') throw new DomainError('contact.link_wrong');
  return reading.kind === 'none' ? '' : reading.href;
}
