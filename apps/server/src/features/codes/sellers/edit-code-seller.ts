import { editCodeSeller as endpoint } from '@hessa/contract/codes/sellers/edit-code-seller';
import { and, eq, ne } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { codeSellers } from './code-sellers-table.ts';
import { lockSeller } from './lock-seller.ts';
import { sellerAccount } from './seller-accounts.ts';
import { sellerPhone } from './seller-phone.ts';

export const editCodeSeller = handle(
  endpoint,
  async (ctx, { params: { sellerId }, body: { name, phone: typed, was } }) => {
    // What stood there before phones were asked to be phones may stay.
    const phone = typed === was.phone ? typed : sellerPhone(typed);
    const { id: tenantId } = ctx.tenant;
    return ctx.withTenant(async (tx) => {
      const seller = await lockSeller(tx, ctx, sellerId);
      const isDone = seller.name === name && seller.phone === phone;
      if (!isDone) {
        if (seller.name !== was.name || seller.phone !== was.phone) throw new DomainError('teach.changed_meanwhile');
        const [namesake] = await tx
          .select({ id: codeSellers.id })
          .from(codeSellers)
          .where(and(eq(codeSellers.tenantId, tenantId), eq(codeSellers.name, name), ne(codeSellers.id, sellerId)));
        if (namesake) throw new DomainError('seller.name_taken');
        await tx
          .update(codeSellers)
          .set({ name, phone })
          .where(and(eq(codeSellers.tenantId, tenantId), eq(codeSellers.id, sellerId)));
        const details = { seller: name, before: was, after: { name, phone } };
        await recordEvent(tx, ctx, { kind: 'seller.edited', actorId: ctx.account.id, details });
      }
      return { data: await sellerAccount(tx, tenantId, sellerId) };
    });
  },
);
