import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createShortMemory } from '../short-memory.ts';
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
  { keptMs }: { keptMs: number },
): void {
  const sitemaps = createShortMemory(
    (key) => {
      const { tenantId, siteUrl } = JSON.parse(key) as PageSite;
      return sitemap(siteUrl, inProcessApi(app, tenantId, { host: new URL(siteUrl).host, ip: '127.0.0.1' }));
    },
    { lifetimeMs: keptMs, atMost: SITES_AT_MOST },
  );

  app.get('/robots.txt', { config }, async (request, reply) => {
    const { siteUrl } = await siteOf(request);
    return reply.header('cache-control', BRIEFLY).type('text/plain; charset=utf-8').send(robots(siteUrl));
  });

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const { tenantId, siteUrl } = await siteOf(request);
    const xml = await sitemaps.get(JSON.stringify({ tenantId, siteUrl }));
    return reply.header('cache-control', BRIEFLY).type('application/xml; charset=utf-8').send(xml);
  });
}
