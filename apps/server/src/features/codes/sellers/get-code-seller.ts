import { getCodeSeller as endpoint } from '@hessa/contract/codes/sellers/get-code-seller';
import { pageOf } from '@hessa/contract/paging';
import { byPrice } from '@hessa/rules/codes/cards-worth';
import { and, desc, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { handle } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { sellerAccount } from './seller-accounts.ts';
import { sellerLedger } from './seller-ledger-table.ts';
import { statementLines } from './statement-lines.ts';

export const getCodeSeller = handle(endpoint, async (ctx, { params: { sellerId }, query }) => {
  const { page, size } = pageOf(query, 50);
  return ctx.withTenant(
    async (tx) => ({
      data: {
        seller: await sellerAccount(tx, ctx.tenant.id, sellerId),
        lastHanded: await lastHandedPrices(tx, ctx.tenant.id, sellerId),
        ...(await statementLines(tx, ctx.tenant.id, sellerId, { size, offset: (page - 1) * size })),
      },
    }),
    'read',
  );
});

async function lastHandedPrices(tx: Tx, tenantId: string, sellerId: number) {
  const { prices, kind, id } = sellerLedger;
  const undo = alias(sellerLedger, 'undo');
  const [line] = await tx
    .select({ prices })
    .from(sellerLedger)
    .where(
      and(
        eq(sellerLedger.tenantId, tenantId),
        eq(sellerLedger.sellerId, sellerId),
        eq(kind, 'handed'),
        isNotNull(prices),
        isNull(sellerLedger.undoes),
        notExists(
          tx
            .select({ key: undo.undoes })
            .from(undo)
            .where(and(eq(undo.tenantId, tenantId), eq(undo.undoes, sellerLedger.requestKey))),
        ),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return byPrice(line?.prices ?? []);
}
