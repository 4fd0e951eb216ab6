import { takePayment as endpoint } from '@hessa/contract/codes/sellers/take-payment';
import { isBeyondOwed } from '@hessa/rules/codes/seller-account';
import { eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { tenants } from '../../tenants/tenants-table.ts';
import { findLine } from './find-line.ts';
import { findReceipt } from './find-receipt.ts';
import { lockSeller } from './lock-seller.ts';
import { paidForCards } from './paid-for-cards.ts';
import { sellerAccount } from './seller-accounts.ts';
import { sellerLedger } from './seller-ledger-table.ts';
import { writeSellerLine } from './write-seller-line.ts';

export const takePayment = handle(endpoint, async (ctx, { params: { sellerId }, body }) => {
  const { key, amountPiastres, note, beyondOwed } = body;
  const { id: tenantId } = ctx.tenant;
  return ctx.withTenant(async (tx) => {
    const seller = await lockSeller(tx, ctx, sellerId);
    const wishes = { sellerId, kind: 'payment' as const, paidPiastres: amountPiastres };
    const known = await findLine(tx, tenantId, key, wishes);
    if (known?.receipt) return { data: await findReceipt(tx, ctx.tenant, known.receipt) };

    const before = await sellerAccount(tx, tenantId, sellerId);
    const { owedPiastres, paidPiastres } = before;
    if (!beyondOwed && isBeyondOwed(amountPiastres, owedPiastres)) throw new DomainError('seller.more_than_owed');
    const receipt = await nextReceipt(tx, tenantId);
    await writeSellerLine(tx, ctx, before, {
      ...wishes,
      ...(await paidForCards(tx, tenantId, sellerId, { from: paidPiastres, to: paidPiastres + amountPiastres })),
      owedPiastres: owedPiastres - amountPiastres,
      receipt,
      note,
      requestKey: key,
    });
    const details = { seller: seller.name, amountPiastres, receipt };
    await recordEvent(tx, ctx, { kind: 'seller.paid', actorId: ctx.account.id, details });
    return { data: await findReceipt(tx, ctx.tenant, receipt) };
  });
});

/** Receipts have no gaps: whoever holds the tenant's row takes the next number. */
async function nextReceipt(tx: Tx, tenantId: string): Promise<number> {
  await tx.select({ id: tenants.tenantId }).from(tenants).where(eq(tenants.tenantId, tenantId)).for('no key update');
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${sellerLedger.receipt}), 0) + 1` })
    .from(sellerLedger)
    .where(eq(sellerLedger.tenantId, tenantId));
  return row?.next ?? 1;
}
