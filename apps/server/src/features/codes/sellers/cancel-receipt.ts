import { cancelReceipt as endpoint } from '@hessa/contract/codes/sellers/cancel-receipt';
import { handle } from '../../../calls/handle.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { findReceipt } from './find-receipt.ts';
import { lockSeller } from './lock-seller.ts';
import { sellerAccount } from './seller-accounts.ts';
import { writeSellerLine } from './write-seller-line.ts';

export const cancelReceipt = handle(endpoint, async (ctx, { params: { number }, body: { reason } }) => {
  return ctx.withTenant(async (tx) => {
    const { sellerId } = await findReceipt(tx, ctx.tenant, number);
    const seller = await lockSeller(tx, ctx, sellerId);
    // Asked again behind the lock: of two presses the second finds it done.
    const receipt = await findReceipt(tx, ctx.tenant, number);
    if (receipt.cancelled) return { data: receipt };
    const { amountPiastres } = receipt;
    const line = { sellerId, kind: 'cancelled', paidPiastres: -amountPiastres, cancels: number, note: reason } as const;
    await writeSellerLine(tx, ctx, await sellerAccount(tx, ctx.tenant.id, sellerId), line);
    const details = { seller: seller.name, receipt: number, amountPiastres, reason };
    await recordEvent(tx, ctx, { kind: 'seller.receipt_cancelled', actorId: ctx.account.id, details });
    return { data: { ...receipt, cancelled: { at: ctx.now.toISOString(), reason } } };
  });
});
