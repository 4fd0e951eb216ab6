import { getSite as endpoint } from '@hessa/contract/site/get-site';
import { handle } from '../../calls/handle.ts';

/** Everything is in the tenant already, which every request has at hand. */
export const getSite = handle(endpoint, async (ctx) => {
  const { id, profile, settings } = ctx.tenant;
  return { data: { profile: { tenantId: id, ...profile }, settings } };
});
