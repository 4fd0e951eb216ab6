import type { AccountContext } from '../../calls/context.ts';
import { addressHolder, cookieHolder, type Holder, type LinkKind, type Place, signedQuery } from './signed-link.ts';

/** A link that opens one file for this login for a while; a student's stands as long as the student holds the place. */
export function privateLink(ctx: AccountContext, mediaId: string, kind: LinkKind, place: Place | null): string {
  return `/media/${ctx.tenant.id}/${mediaId}?${linkQuery(ctx, mediaId, kind, place)}`;
}

export function linkQuery(ctx: AccountContext, mediaId: string, kind: LinkKind, place: Place | null): string {
  const subject = { tenantId: ctx.tenant.id, mediaId, sessionId: ctx.account.sessionId, place };
  return signedQuery(ctx.platform.secrets, subject, holderOf(ctx), kind, ctx.now);
}

/**
 * A browser is known by its cookie, also when it leaves it out: leaving it out is how a link for everybody would be
 * made. A client that never had cookies, such as a player of its own, is known by its address.
 */
function holderOf({ account, caller }: AccountContext): Holder {
  const cookieHash = caller.deviceCookieHash ?? account.cookieHash;
  return cookieHash ? cookieHolder(cookieHash) : addressHolder(caller.addressHash);
}
