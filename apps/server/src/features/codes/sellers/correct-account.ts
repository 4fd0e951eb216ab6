import { correctAccount as endpoint } from '@hessa/contract/codes/sellers/correct-account';
import { owedPiastres } from '@hessa/rules/codes/seller-account';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findLine } from './find-line.ts';
import { lockSeller } from './lock-seller.ts';
import { sellerAccount } from './seller-accounts.ts';
import { writeSellerLine } from './write-seller-line.ts';

export const correctAccount = handle(endpoint, async (ctx, { params: { sellerId }, body }) => {
  const { key, changePiastres, reason } = body;
  const { id: tenantId } = ctx.tenant;
  return ctx.withTenant(async (tx) => {
    const seller = await lockSeller(tx, ctx, sellerId);
    const wishes = { sellerId, kind: 'correction' as const, paidPiastres: -changePiastres };
    const known = await findLine(tx, tenantId, key, wishes);
    const before = await sellerAccount(tx, tenantId, sellerId);
    if (known) return { data: before };
    await writeSellerLine(tx, ctx, before, { ...wishes, note: reason, requestKey: key });
    const details = { seller: seller.name, changePiastres, reason };
    await recordEvent(tx, ctx, { kind: 'seller.corrected', actorId: ctx.account.id, details });
    const paidPiastres = before.paidPiastres - changePiastres;
    return { data: { ...before, paidPiastres, owedPiastres: owedPiastres({ ...before, paidPiastres }) } };
  });
});
