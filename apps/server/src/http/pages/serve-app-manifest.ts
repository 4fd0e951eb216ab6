import type { Reply } from '@hessa/contract/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Memories } from '../../platform/memory/memories.ts';
import { appManifest } from './app-manifest.ts';
import { inProcessApi } from './in-process-api.ts';
import type { PageSite } from './site-of.ts';

const config = { openBecause: 'a file that every phone may ask for before installing' };
const BRIEFLY = 'public, max-age=300';
const SITES_AT_MOST = 500;

/** The application as a phone installs it, for the tenant of the host that is asked. */
export function serveAppManifest(
  app: FastifyInstance,
  siteOf: (request: FastifyRequest) => Promise<PageSite>,
  memories: Memories,
  { lifetimeMs }: { lifetimeMs: number },
): void {
  const manifests = memories.of<string>({
    name: 'manifests',
    bound: { entries: SITES_AT_MOST },
    lifetimeMs,
    afterEdit: 'forget',
  });

  async function makeManifest({ tenantId, siteUrl }: PageSite): Promise<string> {
    const apiFetch = inProcessApi(app, tenantId, { host: new URL(siteUrl).host, ip: '127.0.0.1' });
    const answer = await apiFetch('/api/Site');
    if (!answer.ok) throw new Error(`GET /api/Site answered ${answer.status}`);
    const { data } = (await answer.json()) as Reply<'GET /api/Site'>;
    return JSON.stringify(appManifest(data.profile));
  }

  app.get('/manifest.webmanifest', { config }, async (request, reply) => {
    const site = await siteOf(request);
    const manifest = await manifests.get(`${site.tenantId} ${site.siteUrl}`, () => makeManifest(site));
    return reply.header('cache-control', BRIEFLY).type('application/manifest+json; charset=utf-8').send(manifest);
  });
}
