import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inProcessApi } from './in-process-api.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSite } from './site-of.ts';

/**
 * Renders a page of nobody in particular: the request is made here, so no cookie, address or broken-off connection
 * of the visitor who happened to be first can leave a trace in it.
 */
export async function renderForEverybody(
  app: FastifyInstance,
  web: PageRenderer,
  { tenantId, siteUrl }: PageSite,
  address: string,
): Promise<KeptPage> {
  const nonce = randomBytes(16).toString('base64');
  const url = new URL(siteUrl + address);
  const response = await web.render(new Request(url, { headers: { accept: 'text/html' } }), {
    tenantId,
    siteUrl,
    nonce,
    whole: true,
    apiFetch: inProcessApi(app, tenantId, { host: url.host, ip: '127.0.0.1' }),
    reportError: (error) => app.log.error({ err: error }, 'a page failed'),
  });
  return keepPage(response, nonce);
}
