import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    tenantId: string | null;
    accountId: string | null;
    /** The tenant whose own host name the request's Origin is, or null. */
    allowedOrigin(): Promise<string | null>;
  }
}

/** Those of every call, and those of the resumable upload. */
const HEADERS =
  'X-Tenant-ID, DeviceId, X-Work, Authorization, Content-Type, Cache-Control, Pragma, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset';
const EXPOSED = 'Retry-After, X-Request-Id, Location, Upload-Length, Upload-Offset';

/**
 * Client and API share one origin; a tenant may also serve its own build from its own host name. Exactly those
 * origins are answered, over https and without a port; nothing is ever reflected.
 */
export function allowTenantOrigins(app: FastifyInstance, tenantOfHost: (host: string) => Promise<string | null>): void {
  app.decorateRequest('tenantId', null);
  app.decorateRequest('accountId', null);
  app.decorateRequest('allowedOrigin', async function allowedOrigin() {
    const origin = this.headers.origin;
    if (!origin || !/^https:\/\/[a-z0-9.-]+$/.test(origin)) return null;
    return tenantOfHost(origin.slice('https://'.length));
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'X-Tenant-ID, Origin');
    if (!request.headers.origin) return;
    const tenantId = await request.allowedOrigin();
    const asked = request.headers['x-tenant-id'];
    if (tenantId === null || (asked !== undefined && asked !== tenantId)) return;
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED);
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply
        .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
        .header('access-control-allow-headers', HEADERS)
        .header('access-control-max-age', '86400')
        .status(204)
        .send();
    }
  });
}
