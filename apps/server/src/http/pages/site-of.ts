import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whose pages a request asks for, and under which address the world knows them. */
export interface PageSite {
  tenantId: string;
  /** Such as https://mr-x.com, without a trailing slash. */
  siteUrl: string;
  /** Asked under a name that is nobody's here, though the operator has said what the platform is called. */
  isStranger: boolean;
}

export interface SiteOptions {
  defaultTenantId: string;
  tenantOfHost: (host: string) => Promise<string | null>;
  /** The platform's own address, as the operator set it. */
  publicUrl: string | undefined;
}

/**
 * A tenant's own host name is its address. Any other host is a way to the default tenant, and what stands in such a
 * header is believed only while the operator has set no address: else a stranger's Host would end up in the links
 * that search engines follow.
 */
export async function siteOf(request: FastifyRequest, options: SiteOptions): Promise<PageSite> {
  const own = await options.tenantOfHost(request.hostname);
  if (own !== null) return { tenantId: own, siteUrl: originOf(request), isStranger: false };
  const { defaultTenantId: tenantId, publicUrl } = options;
  if (publicUrl === undefined) return { tenantId, siteUrl: originOf(request), isStranger: false };
  const isStranger = request.hostname !== new URL(publicUrl).hostname && !isNear(request.hostname);
  return { tenantId, siteUrl: publicUrl, isStranger };
}

/** Names that only a machine or a network knows itself by: probes, proxies and people in the same building. */
function isNear(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname) !== 0 || /\.(?:localhost|local|internal|lan)$/i.test(hostname);
}

export function originOf(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}
