import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtWeb } from './built-web.ts';
import { inProcessApi } from './in-process-api.ts';
import { pageHeaders } from './page-headers.ts';
import { pageRequest } from './page-request.ts';
import { sendPage } from './send-page.ts';

export interface PagesOptions {
  /** The web's own folder, with its sources and its build. */
  webRoot: string;
  mode: 'built' | 'development';
  defaultTenantId: string;
  /** The tenant that owns a host name, or null when it is nobody's own. */
  tenantOfHost: (host: string) => Promise<string | null>;
}

const RETRY_AFTER_SECONDS = '5';
const config = { openBecause: 'a page of the web, the same for every visitor' };

/** Every address that is no API call and no file is a page of the web. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webRoot, mode, defaultTenantId, tenantOfHost } = options;
  // Vite is no dependency of a running platform, so it is loaded by those who develop alone.
  const web =
    mode === 'built'
      ? await builtWeb(app, webRoot)
      : await (await import('./development-web.ts')).developmentWeb(app, webRoot);

  // Without this, a file of an older build would be answered with a page.
  app.get('/assets/*', { config }, (_request, reply) => reply.callNotFound());

  app.get('/*', { config }, async (request: FastifyRequest, reply: FastifyReply) => {
    const tenantId = (await tenantOfHost(request.hostname)) ?? defaultTenantId;
    const nonce = randomBytes(16).toString('base64');
    reply.headers(pageHeaders({ nonce, secure: request.protocol === 'https', mode }));
    const response = await web.render(pageRequest(request, reply), {
      tenantId,
      nonce,
      apiFetch: inProcessApi(app, tenantId, request),
      reportError: (error) => request.log.error({ err: error }, 'a page failed'),
    });
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendPage(reply, response, request.headers['accept-encoding']);
  });
}
