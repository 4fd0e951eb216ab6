import type { FastifyRequest } from 'fastify';
import type { PublicContext } from '../calls/context.ts';
import { DomainError } from '../errors/domain-error.ts';

/** What changes nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Cookies never authorise alone, and a page of another site may not change anything here with them: browsers say
 * where a request comes from, and only our own pages and a tenant's own host names pass.
 */
export async function refuseForeignSite(request: FastifyRequest, ctx: PublicContext): Promise<void> {
  if (SAFE_METHODS.has(request.method) || isFromOwnPage(request, ctx.platform.publicUrl)) return;
  if ((await request.allowedOrigin()) === ctx.tenant.id) return;
  throw new DomainError('access.forbidden');
}

/** Older browsers, and all of them over plain http, say only the origin; programs that are no browser say neither. */
function isFromOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
