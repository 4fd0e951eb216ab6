import type { getSite as endpoint } from '@hessa/contract/site/get-site';
import type { PublicContext } from '../../http/context.ts';
import type { ResultOf } from '../../http/handler.ts';

/** Everything is in the tenant already, which every request has at hand. */
export async function getSite(ctx: PublicContext): Promise<ResultOf<typeof endpoint>> {
  const { id, profile, settings } = ctx.tenant;
  return { data: { profile: { tenantId: id, ...profile }, settings } };
}
