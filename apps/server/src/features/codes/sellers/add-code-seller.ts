import { addCodeSeller as endpoint } from '@hessa/contract/codes/sellers/add-code-seller';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { codeSellers } from './code-sellers-table.ts';
import { sellerAccount } from './seller-accounts.ts';
import { sellerPhone } from './seller-phone.ts';

export const addCodeSeller = handle(endpoint, async (ctx, { body: { key, name, phone: typed } }) => {
  const phone = sellerPhone(typed);
  const { id: tenantId } = ctx.tenant;
  return ctx.withTenant(async (tx) => {
    // Of two presses at once the second waits on the key of the first, and then finds what it wrote.
    const [made] = await tx
      .insert(codeSellers)
      .values({ tenantId, name, phone, requestKey: key, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: codeSellers.id });
    if (made) {
      const details = { seller: name, phone };
      await recordEvent(tx, ctx, { kind: 'seller.added', actorId: ctx.account.id, details });
      return { data: await sellerAccount(tx, tenantId, made.id) };
    }
    const [known] = await tx
      .select({ id: codeSellers.id })
      .from(codeSellers)
      .where(and(eq(codeSellers.tenantId, tenantId), eq(codeSellers.requestKey, key)));
    if (!known) throw new DomainError('seller.name_taken');
    return { data: await sellerAccount(tx, tenantId, known.id) };
  });
});
