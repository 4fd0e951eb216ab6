import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Memories } from '../../platform/memory/memories.ts';
import { inProcessApi } from './in-process-api.ts';
import { robots } from './robots.ts';
import type { PageSite } from './site-of.ts';
import { sitemap } from './sitemap.ts';

const config = { openBecause: 'a file that every search engine asks for' };
const BRIEFLY = 'public, max-age=300';
const SITES_AT_MOST = 500;

/** What search engines ask a site for before anything else, for the tenant of the host that they ask. */
export function serveCrawlerFiles(
  app: FastifyInstance,
  siteOf: (request: FastifyRequest) => Promise<PageSite>,
  memories: Memories,
  { lifetimeMs }: { lifetimeMs: number },
): void {
  const sitemaps = memories.of<string>({
    name: 'sitemaps',
    bound: { entries: SITES_AT_MOST },
    lifetimeMs,
    afterEdit: 'forget',
  });

  app.get('/robots.txt', { config }, async (request, reply) => {
    const { siteUrl } = await siteOf(request);
    return reply.header('cache-control', BRIEFLY).type('text/plain; charset=utf-8').send(robots(siteUrl));
  });

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const { tenantId, siteUrl } = await siteOf(request);
    const xml = await sitemaps.get(`${tenantId} ${siteUrl}`, () =>
      sitemap(siteUrl, inProcessApi(app, tenantId, { host: new URL(siteUrl).host, ip: '127.0.0.1' })),
    );
    return reply.header('cache-control', BRIEFLY).type('application/xml; charset=utf-8').send(xml);
  });
}
