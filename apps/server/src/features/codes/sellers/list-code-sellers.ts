import { listCodeSellers as endpoint } from '@hessa/contract/codes/sellers/list-code-sellers';
import { pageOf } from '@hessa/contract/paging';
import { handle } from '../../../calls/handle.ts';
import { sellerAccounts } from './seller-accounts.ts';
import { stockFigures } from './stock-figures.ts';

export const listCodeSellers = handle(endpoint, async (ctx, { query }) => {
  const { page, size } = pageOf(query, 20);
  return ctx.withTenant(
    async (tx) => ({
      data: {
        stock: await stockFigures(tx, ctx),
        ...(await sellerAccounts(tx, ctx.tenant.id, { size, offset: (page - 1) * size })),
      },
    }),
    'read',
  );
});
