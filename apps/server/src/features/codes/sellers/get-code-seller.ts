import { getCodeSeller as endpoint } from '@hessa/contract/codes/sellers/get-code-seller';
import { pageOf } from '@hessa/contract/paging';
import { handle } from '../../../calls/handle.ts';
import { sellerAccount } from './seller-accounts.ts';
import { statementLines } from './statement-lines.ts';

export const getCodeSeller = handle(endpoint, async (ctx, { params: { sellerId }, query }) => {
  const { page, size } = pageOf(query, 50);
  return ctx.withTenant(
    async (tx) => ({
      data: {
        seller: await sellerAccount(tx, ctx.tenant.id, sellerId),
        ...(await statementLines(tx, ctx.tenant.id, sellerId, { size, offset: (page - 1) * size })),
      },
    }),
    'read',
  );
});
