import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { arrivalAddress } from '../../calls/arrival-address.ts';
import type { Memories } from '../../platform/memory/memories.ts';
import { busyPage } from '../operations/bare-page.ts';
import { builtWeb } from './built-web.ts';
import { hasJustEdited, OLD_PAGE_MS } from './editor-mark.ts';
import { inProcessApi } from './in-process-api.ts';
import { bytesOfKept, isWorthKeeping, type KeptPage } from './kept-page.ts';
import { isOwnPath } from './own-path.ts';
import { pageHeaders } from './page-headers.ts';
import { pageRequest } from './page-request.ts';
import { createRenderBudget, RenderBudgetSpent } from './render-budget.ts';
import { renderForEverybody } from './render-for-everybody.ts';
import { sendKeptPage } from './send-kept-page.ts';
import { sendPage } from './send-page.ts';
import { serveAppManifest } from './serve-app-manifest.ts';
import { serveCrawlerFiles } from './serve-crawler-files.ts';
import { serveShareImages } from './share-image/serve-share-images.ts';
import { sharedAddress } from './shared-address.ts';
import { type PageSite, siteOf } from './site-of.ts';
import { strangerPage } from './stranger-page.ts';

export interface PagesOptions {
  /** The web's own folder, with its sources and its build. */
  webRoot: string;
  mode: 'built' | 'development';
  defaultTenantId: string;
  /** The tenant that owns a host name, or null when it is nobody's own. */
  tenantOfHost: (host: string) => Promise<string | null>;
  memories: Memories;
  /** The platform's address as the world knows it; without one, pages believe the address they were asked under. */
  publicUrl?: string | undefined;
  /** Domains of the hosted video service, whose player may stand in a frame. */
  videoHosts?: readonly string[];
  /** For tests, whose pages change under their hands. */
  lifetime?: PageLifetime;
}

export interface PageLifetime {
  freshMs: number;
  lifetimeMs: number;
}

export interface Pages {
  /** For the process that changed what a tenant's pages show behind the console's back. */
  forgetPages(tenantId: string): void;
}

/**
 * What a teacher edits shows at once to its editor, to others within two seconds, and within this where servers do not
 * hear of each other.
 */
export const PAGE_LIFETIME: PageLifetime = { freshMs: 20_000, lifetimeMs: 30_000 };
const PAGES_MAX_BYTES = 32 * 1024 * 1024;

const RETRY_AFTER_SECONDS = '5';
const config = { openBecause: 'a page of the web, the same for every visitor' };

/** Every address that is no API call and no file is a page of the web. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const { webRoot, mode, defaultTenantId, tenantOfHost, memories, videoHosts = [], lifetime = PAGE_LIFETIME } = options;
  // Vite is no dependency of a running platform, so it is loaded by those who develop alone.
  const web =
    mode === 'built'
      ? await builtWeb(app, webRoot)
      : await (await import('./development-web.ts')).developmentWeb(app, webRoot);

  // Pages stand at the root of an address, whatever path the operator wrote behind it.
  const publicUrl = options.publicUrl && new URL(options.publicUrl).origin;
  const sites = { defaultTenantId, publicUrl, tenantOfHost };
  const memory = memories.of<KeptPage>({
    name: 'pages',
    bound: { bytes: PAGES_MAX_BYTES, bytesOf: bytesOfKept },
    ...lifetime,
    graceMs: OLD_PAGE_MS,
    afterEdit: 'outdate',
    isWorthKeeping,
  });
  const spendRender = createRenderBudget(memories);
  serveCrawlerFiles(app, (request) => siteOf(request, sites), memories, lifetime);
  serveAppManifest(app, (request) => siteOf(request, sites), memories, lifetime);
  serveShareImages(app, (request) => siteOf(request, sites), memories);

  // Without this, a file of an older build would be answered with a page.
  app.get('/assets/*', { config }, (_request, reply) => reply.callNotFound());

  app.get('/*', { config }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnPath(request.url)) return reply.callNotFound();
    const site = await siteOf(request, sites);
    if (site.isStranger) return strangerPage(reply, site.siteUrl);
    try {
      return await answer(request, reply, site);
    } catch (error) {
      if (error instanceof RenderBudgetSpent) return busyPage(reply, Number(RETRY_AFTER_SECONDS));
      throw error;
    }
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, site: PageSite) {
    const address = mode === 'built' ? sharedAddress(request.url) : null;
    if (address === null) {
      if (mode === 'built') await spendRender(arrivalAddress(request));
      return answerOne(request, reply, site);
    }
    const page = await sharedPage(request, site, address);
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendKeptPage(request, reply, page, videoHosts);
  }

  async function sharedPage(request: FastifyRequest, site: PageSite, address: string): Promise<KeptPage> {
    let isOwnMaking = false;
    const make = async () => {
      isOwnMaking = true;
      await spendRender(arrivalAddress(request));
      return renderForEverybody(app, web, site, address);
    };
    for (;;) {
      try {
        return await memory.get(`${site.tenantId} ${site.siteUrl}${address}`, make, hasJustEdited(request));
      } catch (error) {
        // Whoever was first had no page left to spend: that is nothing to those who waited beside them.
        if (isOwnMaking || !(error instanceof RenderBudgetSpent)) throw error;
      }
    }
  }

  /** Rendered for one visitor and sent as it is written, under a nonce of its own. */
  async function answerOne(request: FastifyRequest, reply: FastifyReply, { tenantId, siteUrl }: PageSite) {
    const nonce = randomBytes(16).toString('base64');
    const sources = [`'nonce-${nonce}'`];
    const inline = { scripts: sources, styles: sources };
    reply.headers(pageHeaders({ inline, secure: request.protocol === 'https', mode, videoHosts }));
    const response = await web.render(pageRequest(request, reply), {
      tenantId,
      siteUrl,
      nonce,
      whole: false,
      apiFetch: inProcessApi(app, tenantId, { host: request.host, ip: arrivalAddress(request) }),
      reportError: (error) => request.log.error({ err: error }, 'a page failed'),
    });
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendPage(reply, response, request.headers['accept-encoding']);
  }

  return { forgetPages: memory.forget };
}
