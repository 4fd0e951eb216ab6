import { getReceipt as endpoint } from '@hessa/contract/codes/sellers/get-receipt';
import { handle } from '../../../calls/handle.ts';
import { findReceipt } from './find-receipt.ts';

export const getReceipt = handle(endpoint, async (ctx, { params: { number } }) => ({
  data: await ctx.withTenant((tx) => findReceipt(tx, ctx.tenant, number), 'read'),
}));
