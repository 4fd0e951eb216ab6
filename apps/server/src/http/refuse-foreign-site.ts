import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies never authorise alone, and a page of another site may not change anything here with them: browsers say
 * where a request comes from, and only our own pages and a tenant's own host names pass.
 */
export async function refuseForeignSite(request: FastifyRequest, tenantId: string): Promise<void> {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  if ((await request.allowedOrigin()) === tenantId) return;
  throw new DomainError('access.forbidden');
}
